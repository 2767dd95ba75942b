import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/problem.ts'
import { RequestFailed } from './loading/RequestFailed.tsx'
import { useNavigationWords } from './nav/navigation-words.ts'

interface Props<Data> {
  query: UseQueryResult<Data>
  /** A placeholder of the same size as the content. */
  skeleton: ReactNode
  /** Shown if the record does not exist or belongs to another user. */
  missing?: ReactNode
  /** The title and the back link above an error, if they normally come with the data. */
  head?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, or its error. */
export function QueryBoundary<Data>({ query, skeleton, missing, head, children }: Props<Data>) {
  const words = useNavigationWords()
  if (query.data !== undefined) return children(query.data)
  // Without a connection it says so at once, and goes on asking (spec §9).
  const offline = navigator.onLine ? null : query.failureReason
  const error = offline ?? (query.isFetching ? null : query.error)
  if (error === null) {
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        {skeleton}
      </div>
    )
  }
  if (missing && error instanceof ApiError && error.status === 404) return missing
  return (
    <>
      {head}
      <RequestFailed error={error} onRetry={() => void query.refetch()} />
    </>
  )
}
