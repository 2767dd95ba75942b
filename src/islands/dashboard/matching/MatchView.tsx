import { Check, TriangleAlert } from 'lucide-react'
import type { MatchRecord } from '../../../api/matching/match-record.ts'
import { Card } from '../../../ui/Card.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { reportPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { dateOf } from '../../shell/dates.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { DecideMatch } from './DecideMatch.tsx'
import { matchStatusLabel, matchTitle, placeLabels } from './labels.ts'

/**
 * A match and its next steps. The reasons for the match appear once both users have accepted it.
 */
export function MatchView({ match }: { match: MatchRecord }) {
  const { label, tone } = matchStatusLabel[match.state]
  const where = placeLabels(match)
  return (
    <>
      <ScreenHeader title={matchTitle(match)} tabTitle="Match">
        <StageBadge tone={tone}>{label}</StageBadge>
      </ScreenHeader>
      <Card className="grid grid-cols-[minmax(0,1fr)] max-w-2xl gap-5">
        {match.reasons.length > 0 && (
          <section aria-labelledby="why">
            <h2 id="why" className="text-lg">
              Why we think so
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
          {[where, `Matched on ${dateOf(match.createdAt)}`].filter(Boolean).join(' · ')}
        </p>
        {match.identifiersDiffer && match.state !== 'suggested' && (
          <p className="flex gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lost" />
            The numbers that you two gave are not exactly the same. Compare them on the thing itself
            before anything is handed over.
          </p>
        )}
        <p>{nextStepMessage(match)}</p>
        {match.asked && <DecideMatch match={match} />}
        <p>
          <ButtonLink to={reportPath(match.reportId)} variant={match.asked ? 'quiet' : 'secondary'}>
            See your report
          </ButtonLink>
        </p>
      </Card>
    </>
  )
}

function nextStepMessage({ state, side, asked }: MatchRecord): string {
  if (asked && side === 'found') {
    return 'Somebody thinks that what you found is theirs. Ask them something that only the owner can know. If the answer convinces you, say yes: both of you can then see why it may match.'
  }
  switch (state) {
    case 'suggested':
      return 'Somebody reported finding something that may be yours. We tell you nothing more about it yet, so that only its owner can describe it. If it may be yours, say so: you two can then talk here.'
    case 'open':
      return 'Neither of you sees who the other is until both of you choose to. Never pay before you hold it, and meet where there are people.'
    case 'refused':
      return 'You said that this is not yours. We do not ask about it again.'
    case 'withdrawn':
      return 'One of the two reports was closed. Nothing is left to do here.'
    case 'recovered':
      return side === 'missing'
        ? 'This ended well: what was missing is back, or was handed over.'
        : 'This ended well. Thank you for handing it in.'
  }
}
