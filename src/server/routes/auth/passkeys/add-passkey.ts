import { addPasskey } from '../../../../api/auth/passkeys/add-passkey.ts'
import { Problem } from '../../../../api/problem.ts'
import { passkeyRules } from '../../../../domain/auth/lifetimes.ts'
import { deviceName } from '../../../../domain/users/devices.ts'
import { requireFound } from '../../../lib/require-found.ts'
import { passkeyAddedMessage } from '../../../mail/security-messages.ts'
import { logActivity } from '../../../queries/activity/activity-log.ts'
import {
  endPasskeyChallenge,
  findPasskeyChallenge,
  insertPasskey,
  passkeysOf,
} from '../../../queries/auth/passkeys.ts'
import { hasTwoFactor, replaceRecoveryCodes } from '../../../queries/auth/two-factor.ts'
import { findUser, lockUser } from '../../../queries/users/users.ts'
import { passkeyCookie, readNewPasskey } from '../../../security/passkeys.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { toPasskeyRecord } from '../../../services/auth/to-passkey-record.ts'
import { notifySecurityChange } from '../../../services/notifications/notify-security-change.ts'
import { route } from '../../route.ts'

export const addPasskeyRoute = route(addPasskey, async (services, exchange) => {
  const { database, limiter, now, publicOrigin } = services
  const { input, currentUser, cookie, userAgent } = exchange
  requireConfirmedPassword(currentUser, now())
  await limiter.consume('change', currentUser.id)
  const token = cookie(passkeyCookie) ?? ''
  const asked = await findPasskeyChallenge(database.read, token, 'add', now())
  if (asked?.user_id !== currentUser.id) throw expired()
  const read = await readNewPasskey(publicOrigin, asked.challenge, input.credential)
  if (!read) {
    await database.write((tx) => endPasskeyChallenge(tx, asked))
    throw new Problem('PASSKEY_REFUSED', 'unverified')
  }

  const data = await database.write(async (tx) => {
    await lockUser(database, tx, currentUser.id)
    if (!(await endPasskeyChallenge(tx, asked))) throw expired()
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    if ((await passkeysOf(tx, user.id)).length >= passkeyRules.perAccount) {
      throw new Problem('PASSKEY_REFUSED', 'too-many', {
        params: { most: passkeyRules.perAccount },
      })
    }
    const isFirstFactor = !(await hasTwoFactor(tx, user.id))
    const passkey = await insertPasskey(tx, {
      user_id: user.id,
      name: input.name,
      created_at: now(),
      ...read,
    })
    if (!passkey) throw new Problem('PASSKEY_REFUSED', 'registered')
    await logActivity(
      tx,
      {
        actorId: user.id,
        action: 'create',
        entity: 'passkey',
        entityId: passkey.id,
        details: { role: currentUser.role },
      },
      now(),
    )
    const message = passkeyAddedMessage(user.first_name, deviceName(userAgent), publicOrigin)
    await notifySecurityChange(services, tx, user, {
      kind: 'passkey-added',
      item: input.name,
      message,
    })
    return {
      passkey: toPasskeyRecord(passkey),
      recoveryCodes: isFirstFactor ? await replaceRecoveryCodes(tx, user.id) : null,
    }
  })
  return { data }
})

function expired(): Problem {
  return new Problem('PASSKEY_REFUSED', 'expired')
}
