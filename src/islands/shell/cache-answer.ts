import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Stores the answer to a change in the cache. What was asked for before the change, and comes after
 * it, does not take it back.
 */
export async function cacheAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey })
  client.setQueryData<Data>(queryKey, answer)
}
