import { listAllAssets } from '../../api/list-all-assets.ts'
import { listAssetEntries } from '../queries/all-assets.ts'
import { route } from '../route.ts'

export const listAllAssetsRoute = route(listAllAssets, async ({ database }, { input }) => {
  const { rows, total, more } = await listAssetEntries(database, input)
  return { data: { assets: rows, total, more } }
})
