import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../api/problem.ts'
import { useDraftText } from '../../forms/drafts/use-draft-text.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import type { Case } from './ConflictOfInterest.tsx'
import type { Reason } from './ReasonField.tsx'

/** The reason of a decision; `field` is its name in the request. */
export type AskedReason = Reason & { field: string }

interface SentDecision {
  /** The toast after success. */
  done: string
  /** The required reason; null if none is needed. */
  reason: AskedReason | null
  onSend: (reason: string) => Promise<unknown>
}

interface Options {
  about: Case
  /** Which of the decisions on the case the draft of the reason is for. */
  draft: string
  /**
   * The queries to fetch again after success and after a refusal: the shown data may be outdated.
   */
  refreshes: readonly QueryKey[]
  onDone?: () => void
}

/** The reason of a staff decision, kept as a draft, and how the decision is sent once. */
export function useDecision({ about, draft, refreshes, onDone }: Options) {
  const queryClient = useQueryClient()
  const draftName = `${draft} ${about.kind} ${about.id}:${useUser().id}`
  const { text: written, setText: setWritten, discardDraft } = useDraftText(draftName)
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  // A second press can arrive before the button is disabled.
  const isSent = useRef(false)
  const sending = useMutation({
    mutationFn: ({ onSend }: SentDecision) => onSend(written.trim()),
    onSuccess: (_, { done }) => {
      void showToast('success', done)
      discardDraft()
      onDone?.()
    },
    onError: (failure, { reason }) => {
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

  function decide(decision: SentDecision) {
    if (isSent.current) return
    if (decision.reason && written.trim() === '') {
      setError(decision.reason.missing)
      field.current?.focus()
    } else {
      isSent.current = true
      sending.mutate(decision)
    }
  }

  return {
    decide,
    discardDraft,
    isSending: sending.isPending,
    failure: sending.error,
    /** For `ReasonField`. */
    reasonField: {
      ref: field,
      value: written,
      onChange: (text: string) => {
        setWritten(text)
        setError(undefined)
      },
      error,
      disabled: sending.isPending,
    },
  }
}
