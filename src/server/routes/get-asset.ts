import { getAsset } from '../../api/get-asset.ts'
import { requireFound } from '../not-found.ts'
import { findAsset, toAssetRecord } from '../queries/assets.ts'
import { route } from '../route.ts'

export const getAssetRoute = route(getAsset, async ({ database }, { input, caller }) => {
  const asset = await findAsset(database.read, caller.id, input.id)
  return { data: toAssetRecord(requireFound(asset, 'asset')) }
})
