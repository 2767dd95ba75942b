import type { QueryClient } from '@tanstack/react-query'

/**
 * Waits for data in a loader, also on hover. It never throws: the screen itself shows the error.
 */
export async function prefetch(data: Promise<unknown>): Promise<void> {
  await data.catch(() => {})
}

/** The `load` of a route that prefetches what its screen shows. */
export function prefetched<Params = { id: string }>(
  load: (client: QueryClient, params: Params) => Promise<unknown>,
) {
  return (client: QueryClient, { params }: { params: Params }) => prefetch(load(client, params))
}
