import { updateAsset } from '../../../api/assets/update-asset.ts'
import { updateAssetUseCase } from '../../services/assets/update-asset.ts'
import { route } from '../route.ts'

export const updateAssetRoute = route(updateAsset, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await updateAssetUseCase(ctx, request) }
})
