import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { MatchCard } from './MatchCard.tsx'
import { matchesQuery } from './queries.ts'

/** The matches of the user's reports; those that need a decision come first. */
export function ListMatches() {
  return (
    <>
      <BackLink to={paths.reports}>Reports</BackLink>
      <ScreenHeader title="Matches">What was lost, and what was found like it.</ScreenHeader>
      <QueryBoundary query={useQuery(matchesQuery)} skeleton={<ScreenSkeleton />}>
        {(all) => {
          const shown = all.filter(({ state }) => state !== 'refused')
          return shown.length === 0 ? (
            <EmptyState title="No match yet" icon={<Link2 aria-hidden="true" />}>
              We compare each new report with yours. As soon as one fits, we tell you.
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {shown
                .toSorted((a, b) => Number(b.asked) - Number(a.asked))
                .map((match) => (
                  <li key={match.id}>
                    <MatchCard match={match} />
                  </li>
                ))}
            </ul>
          )
        }}
      </QueryBoundary>
    </>
  )
}
