import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { matchesQuery } from '../matching/queries.ts'
import { assetsKey, reportsQuery } from '../queries.ts'
import { ThreadView } from './ThreadView.tsx'
import { threadQuery } from './thread-query.ts'

/** The conversation of an open match, with the steps to the handover. */
export function GetThread({ id }: { id: string }) {
  const query = useQuery(threadQuery(id))
  const queryClient = useQueryClient()
  const closed = query.data?.closed ?? null
  // The other user may have closed the conversation, which changes the report and the asset too.
  useEffect(() => {
    if (closed === null) return
    void queryClient.invalidateQueries({ queryKey: matchesQuery.queryKey })
    // Removed, not invalidated: an earlier request (from hovering over a link) may still be
    // running.
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
