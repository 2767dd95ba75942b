import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '../../../api/problem.ts'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { useDraftText } from '../../forms/drafts/use-draft-text.ts'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { type Case, ConflictNotice, useConflict } from './ConflictOfInterest.tsx'
import { type Reason, ReasonField } from './ReasonField.tsx'

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
  /** The required reason; null if none is needed. `field` is its name in the request. */
  reason: (Reason & { field: string }) | null
  onSend: (reason: string) => Promise<unknown>
  /**
   * The queries to fetch again after success and after a refusal: the shown data may be outdated.
   */
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
  const queryClient = useQueryClient()
  const draftName = `${decision.send} ${about.kind} ${about.id}:${useUser().id}`
  const { text: written, setText: setWritten, discardDraft } = useDraftText(draftName)
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  // A second press can arrive before the button is disabled.
  const isSent = useRef(false)
  const sending = useMutation({
    mutationFn: () => onSend(written.trim()),
    onSuccess: () => {
      void showToast('success', decision.done)
      onClose()
    },
    onError: (failure) => {
      isSent.current = false
      setError(
        failure instanceof ApiError ? failure.body?.fields?.[reason?.field ?? ''] : undefined,
      )
      void showToast('error', failure.message)
    },
    // Not awaited, so that a refusal appears at once, even if the list loads slowly.
    onSettled: () => {
      for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
    },
  })

  function onClose() {
    discardDraft()
    props.onClose()
  }

  function press() {
    if (isSent.current) return
    if (reason && written.trim() === '') {
      setError(reason.missing)
      field.current?.focus()
    } else {
      isSent.current = true
      sending.mutate()
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <ConflictNotice about={about} />
      <p hidden={isRefused} className="rounded-md bg-sunken px-4 py-3 text-sm">
        {decision.consequence}
      </p>
      {reason && !isRefused && (
        <ReasonField
          reason={reason}
          ref={field}
          value={written}
          onChange={(text) => {
            setWritten(text)
            setError(undefined)
          }}
          error={error}
          disabled={sending.isPending}
        />
      )}
      <ActionFailure error={sending.error} />
      <DialogButtons
        cancel={isRefused ? adminCaseWords.close : adminCaseWords.cancel}
        onCancel={onClose}
      >
        {!isRefused && (
          <Button
            variant={decision.variant === 'danger' ? 'danger' : 'primary'}
            busy={sending.isPending}
            onClick={press}
          >
            {decision.send}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}
