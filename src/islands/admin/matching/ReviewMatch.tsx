import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import { reviewMatch } from '../../../api/matching/review-match.ts'
import type { ReviewDecision } from '../../../domain/matching/matches.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { call } from '../../session.ts'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { showToast } from '../../shell/toasts.ts'
import { ConflictNotice, UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { matchesList } from './matches-list.ts'

const decisions = {
  offer: {
    button: 'Ask the owner',
    title: 'Ask the owner about this match?',
    consequence:
      'They are told that something may be theirs, and nothing about it. The finder hears nothing until they say yes.',
    done: 'Owner asked',
  },
  accept: {
    button: 'Accept',
    title: 'Open this match?',
    consequence:
      'Both people are told, and can then talk to each other here. Neither sees who the other is.',
    done: 'Match opened',
  },
  refuse: {
    button: 'Not the same',
    title: 'Refuse this match?',
    consequence: 'Nobody is told, and these two are not compared again.',
    done: 'Match refused',
  },
} as const satisfies Record<ReviewDecision, object>

/** The staff decision on a possible match; it needs a confirmation. */
export function ReviewMatch({ match }: { match: AdminMatchRecord }) {
  const queryClient = useQueryClient()
  const [decision, setDecision] = useState<ReviewDecision | null>(null)
  const decide = useMutation({
    mutationFn: (chosen: ReviewDecision) => call(reviewMatch, { id: match.id, decision: chosen }),
    onSuccess: (_, chosen) => {
      void showToast('success', decisions[chosen].done)
      setDecision(null)
    },
    onError: (error) => showToast('error', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [matchesList.key] }),
  })

  const about = <span className="sr-only"> {match.missing.item}</span>
  return (
    <span className="flex flex-wrap gap-1 @min-[40rem]:flex-col">
      {!match.offered && (
        <Button onClick={() => setDecision('offer')}>
          {decisions.offer.button}
          {about}
        </Button>
      )}
      <Button
        variant={match.offered ? 'primary' : 'secondary'}
        onClick={() => setDecision('accept')}
      >
        {decisions.accept.button}
        {about}
      </Button>
      <Button variant="quiet" onClick={() => setDecision('refuse')}>
        {decisions.refuse.button}
        {about}
      </Button>
      {decision && (
        <Dialog title={decisions[decision].title} onClose={() => setDecision(null)}>
          <ConflictNotice about={{ kind: 'match', id: match.id }} />
          <p>
            “{match.missing.item}” and “{match.found.item}”
          </p>
          <p className="text-muted">{decisions[decision].consequence}</p>
          <ActionFailure error={decide.error} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setDecision(null)}>
              Cancel
            </Button>
            <UnlessConflict about={{ kind: 'match', id: match.id }}>
              <Button busy={decide.isPending} onClick={() => decide.mutate(decision)}>
                {decisions[decision].button}
              </Button>
            </UnlessConflict>
          </div>
        </Dialog>
      )}
    </span>
  )
}
