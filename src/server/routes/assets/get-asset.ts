import { getAsset } from '../../../api/assets/get-asset.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findAsset, toAssetRecord } from '../../queries/assets/assets.ts'
import { route } from '../route.ts'

export const getAssetRoute = route(getAsset, async ({ database }, { input, currentUser }) => {
  const asset = await findAsset(database.read, currentUser.id, input.id)
  return { data: toAssetRecord(requireFound(asset, 'asset')) }
})
