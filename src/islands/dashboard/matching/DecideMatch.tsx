import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideMatch } from '../../../api/matching/decide-match.ts'
import type { MatchRecord } from '../../../api/matching/match-record.ts'
import type { MatchDecision } from '../../../domain/matching/matches.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { matchesQuery, matchQuery } from './queries.ts'

/**
 * The decision on a possible match: first the owner's, then the finder's. A finder declines by
 * blocking the owner.
 */
export function DecideMatch({ match }: { match: MatchRecord }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const decide = useMutation({
    mutationFn: (decision: MatchDecision) => call(decideMatch, { id: match.id, decision }),
    onSuccess: ({ data }, decision) => {
      queryClient.setQueryData(matchQuery(match.id).queryKey, data)
      void showToast('success', matchWords.decided[match.side][decision])
    },
    onError: (error) => showToast('error', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: matchesQuery.queryKey }),
  })
  const isSending = (decision: MatchDecision) => decide.isPending && decide.variables === decision

  return (
    <div className="grid gap-3">
      {decide.isError && (
        <p role="alert" className="text-sm font-medium text-stolen">
          {decide.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={isSending('accept')}
          disabled={decide.isPending}
          onClick={() => decide.mutate('accept')}
        >
          {match.side === 'missing' ? matchWords.maybeMine : matchWords.maybeOwner}
        </Button>
        {match.side === 'missing' && (
          <Button
            variant="secondary"
            busy={isSending('refuse')}
            disabled={decide.isPending}
            onClick={() => setIsAsking(true)}
          >
            {matchWords.notMine}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={matchWords.askNotMine}
          text={matchWords.closedForGood}
          confirm={matchWords.sureNotMine}
          cancel={matchWords.cancel}
          onConfirm={async () => {
            setIsAsking(false)
            decide.mutate('refuse')
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
