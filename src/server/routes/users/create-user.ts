import { createUser } from '../../../api/users/create-user.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { createUserUseCase } from '../../services/users/create-user.ts'
import { route } from '../route.ts'

export const createUserRoute = route(createUser, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('create', request.currentUser.id)
  return createUserUseCase(ctx, request)
})
