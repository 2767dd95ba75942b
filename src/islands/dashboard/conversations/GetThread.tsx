import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { matchesQuery } from '../matching/queries.ts'
import { assetsKey, reportsQuery } from '../queries.ts'
import { ThreadView } from './ThreadView.tsx'
import { threadQuery } from './thread-query.ts'

/** The conversation of an open match, and each step to the hand-over. */
export function GetThread({ id }: { id: string }) {
  const query = useQuery(threadQuery(id))
  const queryClient = useQueryClient()
  const closed = query.data?.closed ?? null
  // The other may have ended it: what it was about has changed too.
  useEffect(() => {
    if (closed === null) return
    void queryClient.invalidateQueries({ queryKey: matchesQuery.queryKey })
    // Dropped, not asked again: an answer from before (a link was hovered) may still be on its way.
    for (const queryKey of [reportsQuery.queryKey, assetsKey]) {
      queryClient.removeQueries({ queryKey, type: 'inactive' })
    }
  }, [closed, queryClient])

  return (
    <QueryBoundary query={query} skeleton={<ScreenSkeleton />}>
      {(thread) => <ThreadView thread={thread} />}
    </QueryBoundary>
  )
}
