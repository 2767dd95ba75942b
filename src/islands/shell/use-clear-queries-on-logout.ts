import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { $isLeaving } from './guard.ts'

/**
 * Cancels running queries at log-out and again when the app unmounts. Otherwise failed requests
 * would be retried seconds later.
 */
export function useClearQueriesOnLogout(queryClient: QueryClient): void {
  useEffect(() => {
    const stop = $isLeaving.listen(() => void queryClient.cancelQueries())
    return () => {
      stop()
      void queryClient.cancelQueries()
    }
  }, [queryClient])
}
