import type { QueryClient } from '@tanstack/react-query'

/**
 * Waits for data in a loader, also on hover. It never throws: the screen itself shows the error.
 */
export async function prefetch(data: Promise<unknown>): Promise<void> {
  const settled = data.catch(() => {})
  // Without a connection the screen itself says so, while the request is tried again.
  if (navigator.onLine) await settled
}

/** The `load` of a route that prefetches what its screen shows. */
export function prefetched<Params = { id: string }>(
  load: (client: QueryClient, params: Params) => Promise<unknown>,
) {
  return (client: QueryClient, { params }: { params: Params }) => prefetch(load(client, params))
}
