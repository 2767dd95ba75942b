import { addPasskey } from '../../../../api/auth/passkeys/add-passkey.ts'
import { listPasskeys } from '../../../../api/auth/passkeys/list-passkeys.ts'
import { logInPasskey } from '../../../../api/auth/passkeys/log-in-passkey.ts'
import { passkeysOf } from '../../../queries/auth/passkeys.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { addPasskeyUseCase } from '../../../services/auth/passkeys/add-passkey.ts'
import { logInPasskeyUseCase } from '../../../services/auth/passkeys/log-in-passkey.ts'
import { toPasskeyRecord } from '../../../services/auth/to-passkey-record.ts'
import { route } from '../../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const addPasskeyRoute = route(addPasskey, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await addPasskeyUseCase(ctx, request) }
})

export const listPasskeysRoute = route(listPasskeys, async ({ database }, { currentUser }) => ({
  data: (await passkeysOf(database.read, currentUser.id)).map(toPasskeyRecord),
}))

export const logInPasskeyRoute = route(logInPasskey, async (ctx, request) => {
  await ctx.limiter.consume('passkeyByIp', request.ip)
  return logInPasskeyUseCase(ctx, request)
})
