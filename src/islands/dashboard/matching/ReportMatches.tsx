import { useQuery } from '@tanstack/react-query'
import type { MatchState } from '../../../domain/matching/matches.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { MatchCard } from './MatchCard.tsx'
import { matchesQuery } from './queries.ts'

const shown: ReadonlySet<MatchState> = new Set(['suggested', 'open', 'recovered'])

/** The matches of this report; they link to the conversations. */
export function ReportMatches({ reportId }: { reportId: string }) {
  const { data: all = [] } = useQuery(matchesQuery)
  const matches = all.filter((match) => match.reportId === reportId && shown.has(match.state))
  if (matches.length === 0) return null
  return (
    <ul aria-label={matchWords.matches} className="grid gap-3">
      {matches.map((match) => (
        <li key={match.id}>
          <MatchCard match={match} />
        </li>
      ))}
    </ul>
  )
}
