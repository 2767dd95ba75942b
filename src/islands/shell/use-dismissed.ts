import { useState } from 'react'

/** Whether the user has dismissed a part of a screen. This browser does not show it again. */
export function useDismissed(key: string): { isDismissed: boolean; dismiss: () => void } {
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(key) !== null)
  const dismiss = () => {
    localStorage.setItem(key, '1')
    setIsDismissed(true)
  }
  return { isDismissed, dismiss }
}
