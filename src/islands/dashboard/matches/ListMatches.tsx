import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import type { MatchRecord } from '../../../api/match-record.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf } from '../../dates.ts'
import { matchPath, paths } from '../../paths.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { matchStanding, matchTitle, whereWords } from './match-words.ts'
import { matchesQuery } from './queries.ts'

/** What matches one's reports, or may: what waits for an answer comes first. */
export function ListMatches() {
  return (
    <>
      <BackLink to={paths.reports}>Reports</BackLink>
      <ScreenHeader title="Matches">What was lost, and what was found like it.</ScreenHeader>
      <Loaded query={useQuery(matchesQuery)} skeleton={<ScreenSkeleton />}>
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
      </Loaded>
    </>
  )
}

function MatchCard({ match }: { match: MatchRecord }) {
  const { words, tone } = matchStanding[match.state]
  const [why] = match.reasons
  const facts = [whereWords(match), dateOf(match.createdAt)].filter((fact) => fact !== null)
  return (
    <article className={cx(cardStyle, 'relative grid gap-2 p-4 hover:shadow-card sm:p-5')}>
      <div>
        <StageBadge tone={tone}>{words}</StageBadge>
      </div>
      <h2 className="text-base leading-snug">
        <Link
          to={matchPath(match.id)}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {matchTitle(match)}
        </Link>
      </h2>
      {why && <p className="text-sm">{why}</p>}
      <p className="text-xs text-muted">{facts.join(' · ')}</p>
    </article>
  )
}
