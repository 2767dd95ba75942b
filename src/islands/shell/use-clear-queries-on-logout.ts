import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** An app that has gone asks for nothing more: a try that failed would come again seconds later. */
export function useClearQueriesOnLogout(queryClient: QueryClient): void {
  useEffect(() => () => void queryClient.cancelQueries(), [queryClient])
}
