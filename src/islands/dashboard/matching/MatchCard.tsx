import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ListedMatch } from '../../../api/matching/matches.ts'
import type { MatchState } from '../../../domain/matching/matches.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { fill } from '../../../locales/texts.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { matchPath } from '../../paths.ts'
import { recentMoment } from '../../shell/dates.ts'
import { matchesQuery } from '../screen-queries.ts'
import { matchTitle, matchTones, placeLabels } from './labels.ts'

interface Props {
  match: ListedMatch
  /** The level of its heading. */
  level?: 'h2' | 'h3'
}

/** When something was last said, or else when the user first saw the match. */
export const lastAt = ({ lastMessage, createdAt }: ListedMatch) =>
  lastMessage?.createdAt ?? createdAt

/** A match in a list, with a link to it. */
export function MatchCard({ match, level: Heading = 'h3' }: Props) {
  const { lastMessage, unread, state, side } = match
  const [why] = match.reasons
  const writer = lastMessage && matchWords.from[lastMessage.from === 'you' ? 'you' : side]
  const facts = [placeLabels(match), recentMoment(lastAt(match))].filter((fact) => fact !== null)
  return (
    <article
      className={cx(
        cardStyle,
        'relative grid grid-cols-[minmax(0,1fr)] gap-2 p-4 pe-12 hover:shadow-card sm:p-5 sm:pe-12',
        match.asked && 'border-s-4 border-s-marigold',
      )}
    >
      <ChevronRight
        aria-hidden="true"
        className="absolute inset-y-0 end-4 my-auto size-5 text-muted"
      />
      {/* What was said tells more. */}
      {!(lastMessage && state === 'open') && (
        <div>
          <StageBadge tone={matchTones[state]}>{matchWords.states[state]}</StageBadge>
        </div>
      )}
      <Heading className="text-base leading-snug wrap-anywhere">
        {unread && (
          <>
            <span
              aria-hidden="true"
              className="me-2 inline-block size-2.5 rounded-full bg-marigold"
            />
            <span className="sr-only">{matchWords.unread} </span>
          </>
        )}
        <a
          href={matchPath(match.id)}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {matchTitle(match)}
        </a>
      </Heading>
      {lastMessage && writer ? (
        <p className={cx('truncate text-sm', unread && 'font-semibold')}>
          {fill(writer, { text: lastMessage.text })}
        </p>
      ) : (
        why && <p className="text-sm">{why}</p>
      )}
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
