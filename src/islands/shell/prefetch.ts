import type { QueryClient } from '@tanstack/react-query'

/**
 * Waits for data in a loader, also on hover. It never throws: the screen itself shows the error.
 */
export async function prefetch(data: Promise<unknown>): Promise<void> {
  await data.catch(() => {})
}

interface LoaderInput<Params> {
  context: { queryClient: QueryClient }
  params: Params
}

/** The options of a route that prefetches what its screen shows. */
export function prefetched<Params = { id: string }>(
  load: (client: QueryClient, params: Params) => Promise<unknown>,
) {
  return {
    loader: ({ context: { queryClient }, params }: LoaderInput<Params>) =>
      prefetch(load(queryClient, params)),
  }
}
