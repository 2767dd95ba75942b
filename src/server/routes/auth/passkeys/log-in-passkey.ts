import { logInPasskey } from '../../../../api/auth/passkeys/log-in-passkey.ts'
import { logInPasskeyUseCase } from '../../../services/auth/passkeys/log-in-passkey.ts'
import { route } from '../../route.ts'

export const logInPasskeyRoute = route(logInPasskey, async (ctx, request) => {
  await ctx.limiter.consume('passkeyByIp', request.ip)
  return logInPasskeyUseCase(ctx, request)
})
