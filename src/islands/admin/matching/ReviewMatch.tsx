import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import { reviewMatch } from '../../../api/matching/review-match.ts'
import type { ReviewDecision } from '../../../domain/matching/matches.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { call } from '../../session.ts'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { showToast } from '../../shell/toasts.ts'
import { ConflictNotice, UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { matchesList } from './matches-list.ts'

const decisions = {
  offer: {
    button: adminMatchWords.askTheOwner,
    title: adminMatchWords.askTheOwnerAbout,
    consequence: adminMatchWords.theyAreTold,
    done: adminMatchWords.ownerAsked,
  },
  accept: {
    button: adminMatchWords.accept,
    title: adminMatchWords.openThisMatch,
    consequence: adminMatchWords.bothPeopleAre,
    done: adminMatchWords.matchOpened,
  },
  refuse: {
    button: adminMatchWords.notTheSame,
    title: adminMatchWords.refuseThisMatch,
    consequence: adminMatchWords.nobodyIsTold,
    done: adminMatchWords.matchRefused,
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
          <p>{fill(adminMatchWords.and, { item: match.missing.item, item2: match.found.item })}</p>
          <p className="text-muted">{decisions[decision].consequence}</p>
          <ActionFailure error={decide.error} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setDecision(null)}>
              {adminMatchWords.cancel}
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
