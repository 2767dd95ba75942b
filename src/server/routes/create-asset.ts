import { createAsset } from '../../api/create-asset.ts'
import { findAsset, toAssetRecord } from '../queries/assets.ts'
import { route } from '../route.ts'
import { saveNewAsset } from '../save-new-asset.ts'

export const createAssetRoute = route(
  createAsset,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('create', caller.id)
    const created = await database.write(async (tx) => {
      const id = await saveNewAsset(database, tx, caller.id, input, now())
      return findAsset(tx, caller.id, id)
    })
    if (!created) throw new Error('the asset just made is not there')
    return { data: toAssetRecord(created) }
  },
)
