import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { MatchState } from '../../../domain/matching/matches.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { matchPath, paths } from '../../paths.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useMarkNotificationsRead } from '../notifications/use-mark-notifications-read.ts'
import { match } from '../routes.ts'
import { MatchView } from './MatchView.tsx'
import { matchQuery } from './queries.ts'

// Loaded on demand, because most matches have no conversation.
const GetThread = lazyComponent(() => import('../conversations/GetThread.tsx'), 'GetThread')

const statesWithConversation: ReadonlySet<MatchState> = new Set(['open', 'recovered'])

export function GetMatch() {
  const { id } = match.useParams()
  useMarkNotificationsRead(matchPath(id))
  return (
    <>
      <BackLink to={paths.matches}>{matchWords.matches}</BackLink>
      <QueryBoundary
        query={useQuery(matchQuery(id))}
        skeleton={<ScreenSkeleton />}
        head={<ScreenHeader title={matchWords.match} />}
        missing={<NotFound />}
      >
        {(record) => (
          <>
            <MatchView match={record} />
            {statesWithConversation.has(record.state) && (
              <Suspense fallback={<ScreenSkeleton />}>
                <GetThread id={record.id} />
              </Suspense>
            )}
          </>
        )}
      </QueryBoundary>
    </>
  )
}
