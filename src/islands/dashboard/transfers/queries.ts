import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../session.ts'
import { assetsKey } from '../queries.ts'

const transfersKey = ['transfers'] as const

export const transfersQuery = queryOptions({
  queryKey: transfersKey,
  queryFn: async ({ signal }) => (await call('GET /transfers', {}, { signal })).data,
  refetchOnWindowFocus: 'always',
})

/** Its key is not below `assetsKey`, so that a change of an asset does not invalidate it. */
export const ownershipQuery = (assetId: string) =>
  queryOptions({
    queryKey: [...transfersKey, 'of', assetId],
    queryFn: async ({ signal }) =>
      (await call('GET /assets/{id}/ownership', { id: assetId }, { signal })).data,
    refetchOnWindowFocus: 'always',
  })

/** Call it after an offer was made, answered or withdrawn: the owner may have changed. */
export async function refreshOwnership(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: transfersKey }),
    client.invalidateQueries({ queryKey: assetsKey }),
  ])
}
