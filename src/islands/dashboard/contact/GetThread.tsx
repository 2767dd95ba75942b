import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shell/Loaded.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { ThreadView } from './ThreadView.tsx'
import { threadQuery } from './thread-query.ts'

/** The conversation of an open match, and each step to the hand-over. */
export function GetThread({ id }: { id: string }) {
  return (
    <Loaded query={useQuery(threadQuery(id))} skeleton={<ScreenSkeleton />}>
      {(thread) => <ThreadView thread={thread} />}
    </Loaded>
  )
}
