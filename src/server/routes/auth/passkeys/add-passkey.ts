import { addPasskey } from '../../../../api/auth/passkeys/add-passkey.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { addPasskeyUseCase } from '../../../services/auth/passkeys/add-passkey.ts'
import { route } from '../../route.ts'

export const addPasskeyRoute = route(addPasskey, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await addPasskeyUseCase(ctx, request) }
})
