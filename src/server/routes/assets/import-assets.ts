import { importAssets } from '../../../api/assets/import-assets.ts'
import { importAssetsUseCase } from '../../services/assets/import-assets.ts'
import { route } from '../route.ts'

export const importAssetsRoute = route(importAssets, async (ctx, request) => {
  await ctx.limiter.consume('import', request.currentUser.id)
  return { data: await importAssetsUseCase(ctx, request) }
})
