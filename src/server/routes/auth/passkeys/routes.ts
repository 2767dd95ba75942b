import { addPasskey } from '../../../../api/auth/passkeys/add-passkey.ts'
import { listPasskeys } from '../../../../api/auth/passkeys/list-passkeys.ts'
import { logInPasskey } from '../../../../api/auth/passkeys/log-in-passkey.ts'
import { passkeysOf } from '../../../queries/auth/passkeys.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { addPasskeyUseCase } from '../../../services/auth/passkeys/add-passkey.ts'
import { logInPasskeyUseCase } from '../../../services/auth/passkeys/log-in-passkey.ts'
import { toPasskeyRecord } from '../../../services/auth/to-passkey-record.ts'
import { type Route, route } from '../../route.ts'
import { removePasskeyRoute } from './remove-passkey.ts'
import { startPasskeyRoute } from './start-passkey.ts'
import { startPasskeyLogInRoute } from './start-passkey-log-in.ts'

export const authPasskeysRoutes: readonly Route[] = [
  route(listPasskeys, async ({ database }, { currentUser }) => ({
    data: (await passkeysOf(database.read, currentUser.id)).map(toPasskeyRecord),
  })),
  startPasskeyRoute,
  route(addPasskey, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('change', request.currentUser.id)
    return { data: await addPasskeyUseCase(ctx, request) }
  }),
  removePasskeyRoute,
  startPasskeyLogInRoute,
  route(logInPasskey, logInPasskeyUseCase),
]
