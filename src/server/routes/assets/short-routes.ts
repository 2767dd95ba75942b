import { adminListAssets } from '../../../api/assets/admin-list-assets.ts'
import { getAsset } from '../../../api/assets/get-asset.ts'
import { importAssets } from '../../../api/assets/import-assets.ts'
import { toggleChecklistStep } from '../../../api/assets/toggle-checklist-step.ts'
import { updateAsset } from '../../../api/assets/update-asset.ts'
import { requireFound } from '../../lib/require-found.ts'
import { listAdminAssets } from '../../queries/assets/admin-assets.ts'
import { findAsset, toAssetRecord } from '../../queries/assets/assets.ts'
import { importAssetsUseCase } from '../../services/assets/import-assets.ts'
import { toggleChecklistStepUseCase } from '../../services/assets/toggle-checklist-step.ts'
import { updateAssetUseCase } from '../../services/assets/update-asset.ts'
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const adminListAssetsRoute = route(adminListAssets, async ({ database }, { input }) => {
  const { rows, total, more } = await listAdminAssets(database, input)
  return { data: { assets: rows, total, more } }
})

export const getAssetRoute = route(getAsset, async ({ database }, { input, currentUser }) => {
  const asset = await findAsset(database.read, currentUser.id, input.id)
  return { data: toAssetRecord(requireFound(asset, 'asset')) }
})

export const importAssetsRoute = route(importAssets, async (ctx, request) => {
  await ctx.limiter.consume('import', request.currentUser.id)
  return { data: await importAssetsUseCase(ctx, request) }
})

export const toggleChecklistStepRoute = route(toggleChecklistStep, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await toggleChecklistStepUseCase(ctx, request) }
})

export const updateAssetRoute = route(updateAsset, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await updateAssetUseCase(ctx, request) }
})
