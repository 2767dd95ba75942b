import type { ReactNode } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonVariant } from '../../../ui/button-style.ts'
import { Dialog } from '../../../ui/Dialog.tsx'

interface OfferedDecision {
  label: string
  variant: ButtonVariant
}

interface Props<Decision extends OfferedDecision> {
  title: string
  onClose: () => void
  /** What can be decided after reading, the most likely one last. */
  decisions?: readonly Decision[]
  onChoose?: (decision: Decision) => void
  children: ReactNode
}

/** A dialog with a case to read, and the decisions that it allows. */
export function ReadingDialog<Decision extends OfferedDecision>({
  title,
  onClose,
  decisions = [],
  onChoose,
  children,
}: Props<Decision>) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {/* A button to close, because on a phone the dialog leaves no space to press outside it. */}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose} className="me-auto">
          {adminCaseWords.close}
        </Button>
        {decisions.map((decision) => (
          <Button
            key={decision.label}
            variant={decision.variant}
            onClick={() => onChoose?.(decision)}
          >
            {decision.label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
