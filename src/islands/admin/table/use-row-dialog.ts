import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $openRow } from './queue.ts'

/**
 * The dialog of a row. `isRead` is true while it shows the row, until a decision is chosen; then
 * `decision` is set. One row is open at a time.
 */
export function useRowDialog<Decision>(id: string) {
  const isOpen = useStore($openRow) === id
  const [decision, decide] = useState<Decision | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      decide(null)
      // The browser returns the focus to the element that had it before. After “Next” that is gone.
      if ($openRow.get() === null) opener.current?.focus()
    }
  }, [isOpen])
  return {
    opener: { ref: opener, onOpen: () => $openRow.set(id) },
    isRead: isOpen && decision === null,
    decision: isOpen ? decision : null,
    decide,
    close: () => $openRow.set(null),
  }
}
