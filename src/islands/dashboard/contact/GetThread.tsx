import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shell/Loaded.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { thread } from '../routes.ts'
import { ThreadView } from './ThreadView.tsx'
import { threadQuery } from './thread-query.ts'

export function GetThread() {
  const { id } = thread.useParams()
  return (
    <Loaded query={useQuery(threadQuery(id))} skeleton={<ScreenSkeleton />} missing={<NotFound />}>
      {(record) => <ThreadView thread={record} />}
    </Loaded>
  )
}
