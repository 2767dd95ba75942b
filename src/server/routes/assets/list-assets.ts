import { listAssets } from '../../../api/assets/list-assets.ts'
import { assetsOf, toAssetRecord } from '../../queries/assets/assets.ts'
import { route } from '../route.ts'

export const listAssetsRoute = route(listAssets, async ({ database }, { input, currentUser }) => {
  const { limit, after } = input
  // One more than was asked for shows whether there is a next page.
  const found = await assetsOf(database.read, currentUser.id, {
    limit: limit + 1,
    after,
  })
  const data = found.slice(0, limit).map(toAssetRecord)
  const last = data.at(-1)
  return { data, ...(found.length > data.length && last && { next: last.id }) }
})
