import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonVariant } from '../../../ui/button-style.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { $openRow } from '../table/queue.ts'
import { DialogSteps, type QueuePlace } from './QueueSteps.tsx'

interface OfferedDecision {
  label: string
  variant: ButtonVariant
}

interface Props<Decision extends OfferedDecision> {
  title: string
  /** Where the case is in its list. */
  place: QueuePlace
  onClose: () => void
  /** The possible decisions, the most likely one last. */
  decisions?: readonly Decision[]
  onChoose?: (decision: Decision) => void
  children: ReactNode
}

/** A dialog with a case to read, and the decisions that it allows. */
export function ReadingDialog<Decision extends OfferedDecision>({
  title,
  place,
  onClose,
  decisions = [],
  onChoose,
  children,
}: Props<Decision>) {
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogSteps {...place} />
      {children}
      {/* A button to close, because on a phone the dialog leaves no space to press outside it. */}
      <DialogButtons cancel={adminCaseWords.close} onCancel={onClose}>
        {decisions.map((decision) => (
          <Button
            key={decision.label}
            // The red button is in the dialog that confirms it.
            variant={decision.variant === 'danger' ? 'secondary' : decision.variant}
            onClick={() => onChoose?.(decision)}
          >
            {decision.label}
          </Button>
        ))}
      </DialogButtons>
    </Dialog>
  )
}

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
