import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { $isLeaving } from './guard.ts'

/** Cancels what is under way when somebody logs out, and again when the app is gone: a failed request would be retried seconds later. */
export function useClearQueriesOnLogout(queryClient: QueryClient): void {
  useEffect(() => {
    const stop = $isLeaving.listen(() => void queryClient.cancelQueries())
    return () => {
      stop()
      void queryClient.cancelQueries()
    }
  }, [queryClient])
}
