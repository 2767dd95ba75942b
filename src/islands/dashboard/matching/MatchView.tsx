import { Check, TriangleAlert } from 'lucide-react'
import type { MatchRecord } from '../../../api/matching/match-record.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { reportPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { dateOf } from '../../shell/dates.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { DecideMatch } from './DecideMatch.tsx'
import { matchTitle, matchTones, placeLabels } from './labels.ts'

/**
 * A match and its next steps. The reasons for the match appear once both users have accepted it.
 */
export function MatchView({ match }: { match: MatchRecord }) {
  const where = placeLabels(match)
  return (
    <>
      <ScreenHeader title={matchTitle(match)} tabTitle={matchWords.match}>
        <StageBadge tone={matchTones[match.state]}>{matchWords.states[match.state]}</StageBadge>
      </ScreenHeader>
      <Card className="grid grid-cols-[minmax(0,1fr)] max-w-2xl gap-5">
        {match.reasons.length > 0 && (
          <section aria-labelledby="why">
            <h2 id="why" className="text-lg">
              {matchWords.whyWeThinkSo}
            </h2>
            <ul className="mt-3 grid gap-2">
              {match.reasons.map((reason) => (
                <li key={reason} className="flex gap-2.5">
                  <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-found" />
                  {reason}
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="text-sm text-muted">
          {[where, fill(matchWords.matchedOn, { day: dateOf(match.createdAt) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {match.identifiersDiffer && match.state !== 'suggested' && (
          <p className="flex gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lost" />
            {matchWords.numbersDiffer}
          </p>
        )}
        <p>{nextStepMessage(match)}</p>
        {match.asked && <DecideMatch match={match} />}
        <p>
          <ButtonLink to={reportPath(match.reportId)} variant={match.asked ? 'quiet' : 'secondary'}>
            {matchWords.seeYourReport}
          </ButtonLink>
        </p>
      </Card>
    </>
  )
}

function nextStepMessage({ state, side, asked }: MatchRecord): string {
  if (asked && side === 'found') {
    return matchWords.askedFinder
  }
  switch (state) {
    case 'suggested':
      return matchWords.askedOwner
    case 'open':
      return matchWords.openAdvice
    case 'refused':
      return matchWords.youRefused
    case 'withdrawn':
      return matchWords.withdrawn
    case 'recovered':
      return side === 'missing' ? matchWords.ownerRecovered : matchWords.finderRecovered
  }
}
