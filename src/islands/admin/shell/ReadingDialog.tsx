import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { $openRow } from '../table/queue.ts'
import { DialogSteps, type QueuePlace } from './QueueSteps.tsx'

interface Props {
  title: string
  /** Where the case is in its list. */
  place: QueuePlace
  onClose: () => void
  children: ReactNode
}

/** A dialog with a case to read and to decide. */
export function ReadingDialog({ title, place, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogSteps {...place} />
      {children}
      {/* A button to close, because on a phone the dialog leaves no space to press outside it. */}
      <DialogButtons cancel={adminCaseWords.close} onCancel={onClose} />
    </Dialog>
  )
}

/** The dialog of a row. One row is open at a time. */
export function useRowDialog(id: string) {
  const isOpen = useStore($openRow) === id
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      // The browser returns the focus to the element that had it before. After “Next” that is gone.
      if ($openRow.get() === null) opener.current?.focus()
    }
  }, [isOpen])
  return {
    opener: { ref: opener, onOpen: () => $openRow.set(id) },
    isOpen,
    close: () => $openRow.set(null),
  }
}
