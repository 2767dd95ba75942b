import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $openRow } from './queue.ts'

/** A row whose dialog is read first and then leads to a decision. One row is open at a time. */
export function useRowDialog<Decision>(id: string) {
  const isOpen = useStore($openRow) === id
  const [decision, decide] = useState<Decision | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      decide(null)
      // The browser gives the focus back to what had it before, which after “Next” is gone.
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
