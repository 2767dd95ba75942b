import { updateProfile } from '../../../api/users/update-profile.ts'
import { updateProfileUseCase } from '../../services/users/update-profile.ts'
import { route } from '../route.ts'

export const updateProfileRoute = route(updateProfile, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await updateProfileUseCase(ctx, request) }
})
