import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/problem.ts'

const seconds = (count: number) => count * 1000

/** How the two apps fetch and keep data (spec §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: seconds(5 * 60),
        staleTime: seconds(30),
        retry: (failures, error) => failures < 3 && !isRefusal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, seconds(30)),
        // What a route's loader could not fetch, its screen reports at once instead of trying again.
        retryOnMount: false,
        // Without a connection the screen says so; a paused query would show a skeleton for ever.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The server understood and refused: asking again changes nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
