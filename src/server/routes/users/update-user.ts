import { updateUser } from '../../../api/users/update-user.ts'
import { updateUserUseCase } from '../../services/users/update-user.ts'
import { route } from '../route.ts'

export const updateUserRoute = route(updateUser, async (ctx, request) => {
  return { data: await updateUserUseCase(ctx, request) }
})
