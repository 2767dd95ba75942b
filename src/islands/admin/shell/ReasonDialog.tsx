import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { type Case, ConflictNotice, useConflict } from './ConflictOfInterest.tsx'
import { ReasonField } from './ReasonField.tsx'
import { type AskedReason, useDecision } from './use-decision.ts'

interface DecisionText {
  /** The consequence of the decision. */
  consequence: string
  /** The label of the button. The toast after success is `done`. */
  send: string
  done: string
  variant: 'primary' | 'secondary' | 'quiet' | 'danger'
}

interface Props {
  about: Case
  title: string
  decision: DecisionText
  /** The required reason; null if none is needed. */
  reason: AskedReason | null
  onSend: (reason: string) => Promise<unknown>
  refreshes: readonly QueryKey[]
  onClose: () => void
  children?: ReactNode
}

/** A staff decision: explains its consequence, asks for the reason and sends it once. */
export function ReasonDialog({
  about,
  title,
  decision,
  reason,
  onSend,
  refreshes,
  children,
  ...props
}: Props) {
  // A party to the case can read it but cannot decide.
  const isRefused = useConflict(about) != null
  const { decide, discardDraft, isSending, failure, reasonField } = useDecision({
    about,
    draft: decision.send,
    refreshes,
    onDone: props.onClose,
  })

  function onClose() {
    discardDraft()
    props.onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <ConflictNotice about={about} />
      <p hidden={isRefused} className="rounded-md bg-sunken px-4 py-3 text-sm">
        {decision.consequence}
      </p>
      {reason && !isRefused && <ReasonField reason={reason} {...reasonField} />}
      <ActionFailure error={failure} />
      <DialogButtons
        cancel={isRefused ? adminCaseWords.close : adminCaseWords.cancel}
        onCancel={onClose}
      >
        {!isRefused && (
          <Button
            variant={decision.variant === 'danger' ? 'danger' : 'primary'}
            busy={isSending}
            onClick={() => decide({ done: decision.done, reason, onSend })}
          >
            {decision.send}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}
