import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideMatch } from '../../../api/decide-match.ts'
import type { MatchRecord } from '../../../api/match-record.ts'
import type { MatchDecision } from '../../../domain/matches.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../toasts.ts'
import { matchesQuery, matchQuery } from './queries.ts'

const done = {
  accept: 'It is open: both of you are told',
  refuse: 'We will not ask about it again',
} as const satisfies Record<MatchDecision, string>

/** The owner's answer to a possible match. */
export function DecideMatch({ match }: { match: MatchRecord }) {
  const queryClient = useQueryClient()
  const decide = useMutation({
    mutationFn: (decision: MatchDecision) => call(decideMatch, { id: match.id, decision }),
    onSuccess: ({ data }, decision) => {
      queryClient.setQueryData(matchQuery(match.id).queryKey, data)
      void showToast('success', done[decision])
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
          Yes, it may be mine
        </Button>
        <Button
          variant="secondary"
          busy={isSending('refuse')}
          disabled={decide.isPending}
          onClick={() => decide.mutate('refuse')}
        >
          Not mine
        </Button>
      </div>
    </div>
  )
}
