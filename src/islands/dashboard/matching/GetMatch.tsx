import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { MatchRecord } from '../../../api/matching/matches.ts'
import type { MatchDecision, MatchState } from '../../../domain/matching/matches.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { FoldingChevron } from '../../../ui/sections/FoldingChevron.tsx'
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx'
import { matchPath, paths, reportPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { cacheAnswer } from '../../shell/cache-answer.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { BackLink, TextLink } from '../../shell/nav/links.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useMarkNotificationsRead } from '../notifications/use-mark-notifications-read.ts'
import { match } from '../routes.ts'
import { matchesQuery, matchQuery } from '../screen-queries.ts'
import { matchTitle, matchTones, placeLabels } from './labels.ts'

// Loaded on demand, because most matches have no conversation.
const GetThread = lazyComponent(() => import('../conversations/GetThread.tsx'), 'GetThread')

const statesWithConversation: ReadonlySet<MatchState> = new Set(['open', 'recovered'])

export function GetMatch() {
  const { id } = match.useParams()
  useMarkNotificationsRead(matchPath(id))
  return (
    <>
      <BackLink to={paths.matches}>{matchWords.title}</BackLink>
      <QueryBoundary
        query={useQuery(matchQuery(id))}
        skeleton={<ScreenSkeleton />}
        head={<ScreenHeader title={matchWords.match} />}
        missing={<NotFound />}
      >
        {(record) => (
          <MatchView match={record}>
            {statesWithConversation.has(record.state) && (
              <Suspense fallback={<ScreenSkeleton />}>
                <GetThread id={record.id} />
              </Suspense>
            )}
          </MatchView>
        )}
      </QueryBoundary>
    </>
  )
}

/** As wide as the messages are beside the steps of the handover. */
const besideSteps = 'max-w-2xl lg:max-w-[calc(100%-23.5rem)]'

/**
 * A match, its next steps and its conversation. The reasons for the match appear once both users
 * have accepted it.
 */
function MatchView({ match, children }: { match: MatchRecord; children: ReactNode }) {
  // Once both talk, the messages come first.
  const isTalking = match.state === 'open' && !match.asked
  const summary = [
    placeLabels(match),
    fill(matchWords.matchedOn, { day: longDate(match.createdAt) }),
  ]
    .filter(Boolean)
    .join(' · ')
  const details = (
    <>
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
      {!isTalking && <p>{nextStepMessage(match)}</p>}
      {match.asked && <DecideMatch match={match} />}
      <p>
        <TextLink to={reportPath(match.reportId)}>{matchWords.seeYourReport}</TextLink>
      </p>
    </>
  )
  return (
    <>
      <ScreenHeader title={isTalking ? match.item : matchTitle(match)} tabTitle={matchWords.match}>
        <span role="status">
          <StageBadge tone={matchTones[match.state]}>{matchWords.states[match.state]}</StageBadge>
        </span>
      </ScreenHeader>
      {match.identifiersDiffer && match.state !== 'suggested' && (
        <p className={cx(besideSteps, 'mb-4 flex gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm')}>
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lost" />
          {matchWords.numbersDiffer[match.side]}
        </p>
      )}
      {isTalking && <p className={cx(besideSteps, 'mb-3 text-sm')}>{nextStepMessage(match)}</p>}
      {isTalking ? (
        <>
          {children}
          <details
            className={cx(besideSteps, 'mt-6 rounded-lg border border-line bg-surface px-4')}
          >
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2.5 text-sm text-muted">
              {summary}
              <FoldingChevron />
            </summary>
            <div className="grid gap-5 pb-4">{details}</div>
          </details>
        </>
      ) : (
        <>
          <Card className="grid grid-cols-[minmax(0,1fr)] max-w-2xl gap-5">
            <p className="text-sm text-muted">{summary}</p>
            {details}
          </Card>
          {children}
        </>
      )}
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

/**
 * The decision on a possible match: first the owner's, then the finder's. A finder declines by
 * blocking the owner.
 */
function DecideMatch({ match }: { match: MatchRecord }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const decide = useMutation({
    mutationFn: (decision: MatchDecision) =>
      call('PATCH /matches/{id}', { id: match.id, decision }),
    onSuccess: ({ data }) => cacheAnswer(queryClient, matchQuery(match.id).queryKey, data),
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
