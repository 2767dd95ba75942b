import { listAssets } from '../../api/list-assets.ts'
import { assetsOf, toAssetRecord } from '../queries/assets.ts'
import { route } from '../route.ts'

export const listAssetsRoute = route(listAssets, async ({ database }, { caller }) => ({
  data: (await assetsOf(database.read, caller.id)).map(toAssetRecord),
}))
