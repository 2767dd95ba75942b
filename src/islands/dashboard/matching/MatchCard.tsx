import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MatchRecord } from '../../../api/matching/matches.ts'
import type { MatchState } from '../../../domain/matching/matches.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { matchPath } from '../../paths.ts'
import { matchesQuery } from '../screen-queries.ts'
import { matchTitle, matchTones, placeLabels } from './labels.ts'

interface Props {
  match: MatchRecord
  /** The level of its heading. */
  level?: 'h2' | 'h3'
}

/** A match in a list, with a link to it. */
export function MatchCard({ match, level: Heading = 'h3' }: Props) {
  const [why] = match.reasons
  const facts = [placeLabels(match), longDate(match.createdAt)].filter((fact) => fact !== null)
  return (
    <article
      className={cx(
        cardStyle,
        'relative grid gap-2 p-4 pe-12 hover:shadow-card sm:p-5 sm:pe-12',
        match.asked && 'border-s-4 border-s-marigold',
      )}
    >
      <ChevronRight
        aria-hidden="true"
        className="absolute inset-y-0 end-4 my-auto size-5 text-muted"
      />
      <div>
        <StageBadge tone={matchTones[match.state]}>{matchWords.states[match.state]}</StageBadge>
      </div>
      <Heading className="text-base leading-snug wrap-anywhere">
        <a
          href={matchPath(match.id)}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {matchTitle(match)}
        </a>
      </Heading>
      {why && <p className="text-sm">{why}</p>}
      <p className="text-xs text-muted">{facts.join(' · ')}</p>
    </article>
  )
}

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
          <MatchCard match={match} level="h2" />
        </li>
      ))}
    </ul>
  )
}
