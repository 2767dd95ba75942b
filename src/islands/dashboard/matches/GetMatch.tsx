import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { MatchState } from '../../../domain/matches.ts'
import { matchPath, paths } from '../../paths.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useReadNoticesOf } from '../notices/use-read-notices-of.ts'
import { match } from '../routes.ts'
import { MatchView } from './MatchView.tsx'
import { matchQuery } from './queries.ts'

// Most who look at a match are only asked about it.
const GetThread = lazy(async () => ({
  default: (await import('../contact/GetThread.tsx')).GetThread,
}))

const maySpeak: ReadonlySet<MatchState> = new Set(['open', 'recovered'])

export function GetMatch() {
  const { id } = match.useParams()
  useReadNoticesOf(matchPath(id))
  return (
    <>
      <BackLink to={paths.matches}>Matches</BackLink>
      <Loaded query={useQuery(matchQuery(id))} skeleton={<ScreenSkeleton />} missing={<NotFound />}>
        {(record) => (
          <>
            <MatchView match={record} />
            {maySpeak.has(record.state) && (
              <Suspense fallback={<ScreenSkeleton />}>
                <GetThread id={record.id} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
