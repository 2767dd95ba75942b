import { adminListAssets } from '../../../api/assets/admin-list-assets.ts'
import { createLabels } from '../../../api/assets/create-labels.ts'
import { getAsset } from '../../../api/assets/get-asset.ts'
import { importAssets } from '../../../api/assets/import-assets.ts'
import { listAssets } from '../../../api/assets/list-assets.ts'
import { listStoredDoubts, resolveStoredDoubt } from '../../../api/assets/stored-doubts.ts'
import { toggleChecklistStep } from '../../../api/assets/toggle-checklist-step.ts'
import { updateAsset } from '../../../api/assets/update-asset.ts'
import { requireFound } from '../../lib/require-found.ts'
import { listAdminAssets } from '../../queries/assets/admin-assets.ts'
import { assetsOf, findAsset, toAssetRecord } from '../../queries/assets/assets.ts'
import { formatPosition } from '../../queries/pagination.ts'
import { createLabelsOf } from '../../services/assets/create-labels.ts'
import { importAssetsUseCase } from '../../services/assets/import-assets.ts'
import {
  listStoredDoubtsUseCase,
  resolveStoredDoubtUseCase,
} from '../../services/assets/stored-doubts.ts'
import { toggleChecklistStepUseCase } from '../../services/assets/toggle-checklist-step.ts'
import { updateAssetUseCase } from '../../services/assets/update-asset.ts'
import { limitedRoute, type Route, route } from '../route.ts'
import { adminGetAssetRoute } from './admin-get-asset.ts'
import { createAssetRoute } from './create-asset.ts'
import { rotateLabelCodeRoute } from './rotate-label-code.ts'
import { searchAssetsRoute } from './search-assets.ts'

export const assetsRoutes: readonly Route[] = [
  adminGetAssetRoute,
  route(adminListAssets, async ({ database }, { input }) => {
    const { rows, total, more } = await listAdminAssets(database, input)
    return { data: { assets: rows, total, more } }
  }),
  createAssetRoute,
  route(getAsset, async ({ database }, { input, currentUser }) => {
    const asset = await findAsset(database.read, currentUser.id, input.id)
    return { data: toAssetRecord(requireFound(asset, 'asset')) }
  }),
  limitedRoute(importAssets, 'import', importAssetsUseCase),
  limitedRoute(toggleChecklistStep, 'change', toggleChecklistStepUseCase),
  route(listAssets, async ({ database }, { input, currentUser }) => {
    const { limit, after } = input
    // One more row than requested shows whether there is a next page.
    const found = await assetsOf(database.read, currentUser.id, {
      limit: limit + 1,
      after,
    })
    const data = found.slice(0, limit).map(toAssetRecord)
    const last = found[data.length - 1]?.asset
    return { data, ...(found.length > data.length && last && { next: formatPosition(last) }) }
  }),
  route(createLabels, async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('change', currentUser.id)
    return { data: await createLabelsOf(ctx, currentUser.id, input.ids) }
  }),
  rotateLabelCodeRoute,
  route(listStoredDoubts, async (ctx, request) => ({
    data: await listStoredDoubtsUseCase(ctx, request),
  })),
  route(resolveStoredDoubt, resolveStoredDoubtUseCase),
  searchAssetsRoute,
  limitedRoute(updateAsset, 'change', updateAssetUseCase),
]
