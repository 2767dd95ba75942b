import { useSyncExternalStore } from 'react'

// Tailwind's `lg`: where a list and its panel are side by side.
const query = '(min-width: 64rem)'

/** Whether the window is as wide as a desk's. Only for what the browser alone draws. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
