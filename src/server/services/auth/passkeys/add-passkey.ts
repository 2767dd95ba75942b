import type { addPasskey } from '../../../../api/auth/passkeys.ts'
import { Problem } from '../../../../api/problem.ts'
import { passkeyRules } from '../../../../domain/auth/sessions.ts'
import { deviceOf } from '../../../../domain/users/devices.ts'
import { requireFound } from '../../../lib/require-found.ts'
import { passkeyAddedMessage } from '../../../mail/security-messages.ts'
import {
  endPasskeyChallenge,
  findPasskeyChallenge,
  insertPasskey,
  passkeysOf,
} from '../../../queries/auth/passkeys.ts'
import { hasTwoFactor, replaceRecoveryCodes } from '../../../queries/auth/two-factor.ts'
import { findUser, lockUser, readerOf } from '../../../queries/users/users.ts'
import { passkeyCookie, readNewPasskey } from '../../../security/passkeys.ts'
import { logActivity } from '../../activity/log-activity.ts'
import type { RequestOf } from '../../api-request.ts'
import type { Context } from '../../context.ts'
import { notifySecurityChange } from '../../notifications/notify-security-change.ts'
import { inTransaction } from '../../transaction.ts'
import { toPasskeyRecord } from '../to-passkey-record.ts'

export async function addPasskeyUseCase(ctx: Context, request: RequestOf<typeof addPasskey>) {
  const { database, now, origin } = ctx
  const { input, currentUser, cookie, userAgent } = request
  const token = cookie(passkeyCookie) ?? ''
  const pending = await findPasskeyChallenge(database.read, token, 'add', now)
  if (pending?.user_id !== currentUser.id) throw expired()
  const read = await readNewPasskey(origin, pending.challenge, input.credential)
  if (!read) {
    await database.write((tx) => endPasskeyChallenge(tx, pending))
    throw new Problem('PASSKEY_REFUSED', 'unverified')
  }

  const data = await inTransaction(ctx, async (ctx, tx) => {
    await lockUser(database, tx, currentUser.id)
    if (!(await endPasskeyChallenge(tx, pending))) throw expired()
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    if ((await passkeysOf(tx, user.id)).length >= passkeyRules.perAccount) {
      throw new Problem('PASSKEY_REFUSED', 'too-many', {
        params: { max: passkeyRules.perAccount },
      })
    }
    const isFirstFactor = !(await hasTwoFactor(tx, user.id))
    const passkey = await insertPasskey(tx, {
      user_id: user.id,
      name: input.name,
      created_at: now,
      ...read,
    })
    if (!passkey) throw new Problem('PASSKEY_REFUSED', 'registered')
    const details = { role: currentUser.role }
    logActivity(ctx, { action: 'create', entity: 'passkey', entityId: passkey.id, details })
    const message = passkeyAddedMessage(ctx, readerOf(user), deviceOf(userAgent))
    await notifySecurityChange(ctx, user, {
      kind: 'passkey-added',
      item: input.name,
      message,
    })
    return {
      passkey: toPasskeyRecord(passkey),
      recoveryCodes: isFirstFactor ? await replaceRecoveryCodes(tx, user.id) : null,
    }
  })
  return data
}

function expired(): Problem {
  return new Problem('PASSKEY_REFUSED', 'expired')
}
