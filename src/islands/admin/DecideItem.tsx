import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { decideItem } from '../../api/decide-item.ts'
import type { ItemRecord } from '../../api/item-record.ts'
import { CallFailed } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { call } from '../session.ts'
import { showToast } from '../toasts.ts'
import { Evidence } from './Evidence.tsx'
import { itemsList } from './items-list.ts'

/** An item that somebody looks at, and what they are about to decide. */
export interface Review {
  item: ItemRecord
  decision: 'confirm' | 'reject' | null
}

interface Props {
  review: Review
  onReview: (review: Review | null) => void
}

/** The evidence, and for a pending item the decision on it. A rejection needs a reason. */
export function DecideItem({ review: { item, decision }, onReview }: Props) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const decide = useMutation({
    mutationFn: () =>
      decision === 'confirm'
        ? call(decideItem, { id: item.id, status: 'active' })
        : call(decideItem, { id: item.id, status: 'inactive', reason }),
    onSuccess: () => {
      void showToast('success', decision === 'confirm' ? 'Report confirmed' : 'Report rejected')
      onReview(null)
    },
    onError: (failure) => {
      isSent.current = false
      setError(failure instanceof CallFailed ? failure.body?.fields?.['reason'] : undefined)
      void showToast('error', failure.message)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [itemsList.key] }),
  })

  // A second tap comes before the button knows that it is busy.
  const isSent = useRef(false)
  function send() {
    if (isSent.current) return
    if (decision === 'reject' && reason.trim() === '') setError('Say why: its owner reads this')
    else {
      isSent.current = true
      decide.mutate()
    }
  }

  const choose = (next: Review['decision']) => onReview({ item, decision: next })

  return (
    <Dialog title={item.name} onClose={() => onReview(null)}>
      <Evidence item={item} />
      {decision === 'confirm' && (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">
          From now on anyone who checks this item is told that it is stolen, and its owner is told
          that you confirmed it.
        </p>
      )}
      {decision === 'reject' && (
        <TextAreaField
          label="Reason"
          hint="The person who made the report reads it."
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={error}
          disabled={decide.isPending}
        />
      )}
      {decide.isError && (
        // Toasts lie behind a dialog.
        <p role="alert" className="text-sm font-medium text-stolen">
          {decide.error.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => onReview(null)}>
          {decision ? 'Cancel' : 'Close'}
        </Button>
        {item.status === 'pending' && decision === null && (
          <>
            <Button variant="secondary" onClick={() => choose('reject')}>
              Reject
            </Button>
            <Button onClick={() => choose('confirm')}>Confirm</Button>
          </>
        )}
        {decision === 'confirm' && (
          <Button busy={decide.isPending} onClick={send}>
            Confirm report
          </Button>
        )}
        {decision === 'reject' && (
          <Button variant="danger" busy={decide.isPending} onClick={send}>
            Reject report
          </Button>
        )}
      </div>
    </Dialog>
  )
}
