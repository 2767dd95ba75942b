import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/problem.ts'

const seconds = (count: number) => count * 1000

/** How both apps fetch and cache data (spec §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: seconds(5 * 60),
        staleTime: seconds(30),
        retry: (failures, error) => failures < 3 && !isRefusal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, seconds(30)),
        // If a route's loader failed, the screen shows the error at once instead of trying again.
        retryOnMount: false,
        // Without a connection the screen shows an error; a paused query would show a skeleton for
        // ever.
        networkMode: 'always',
        // An error of the line goes once the line is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The server understood the request and refused it, so a retry changes nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
