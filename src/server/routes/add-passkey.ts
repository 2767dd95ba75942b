import { addPasskey } from '../../api/add-passkey.ts'
import { Problem } from '../../api/problem.ts'
import { deviceName } from '../../domain/devices.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { passkeyRules } from '../limits.ts'
import { passkeyAddedMessage } from '../mail/security-messages.ts'
import { requireFound } from '../not-found.ts'
import { toPasskeyRecord } from '../passkey-record.ts'
import { passkeyCookie, readNewPasskey } from '../passkeys.ts'
import { logActivity } from '../queries/activity-log.ts'
import {
  endPasskeyChallenge,
  findPasskeyChallenge,
  insertPasskey,
  passkeysOf,
} from '../queries/passkeys.ts'
import { hasSecondFactor, replaceRecoveryCodes } from '../queries/second-factors.ts'
import { findUser, holdUser } from '../queries/users.ts'
import { route } from '../route.ts'
import { tellOfSecurity } from '../tell-of-security.ts'

export const addPasskeyRoute = route(addPasskey, async (services, exchange) => {
  const { database, limiter, now, publicOrigin } = services
  const { input, caller, cookie, userAgent } = exchange
  requireConfirmedPassword(caller, now())
  await limiter.take('change', caller.id)
  const token = cookie(passkeyCookie) ?? ''
  const asked = await findPasskeyChallenge(database.read, token, 'add', now())
  if (asked?.user_id !== caller.id) throw expired()
  const read = await readNewPasskey(publicOrigin, asked.challenge, input.credential)
  if (!read) {
    await database.write((tx) => endPasskeyChallenge(tx, asked))
    throw new Problem('PASSKEY_REFUSED', 'unverified')
  }

  const data = await database.write(async (tx) => {
    await holdUser(database, tx, caller.id)
    if (!(await endPasskeyChallenge(tx, asked))) throw expired()
    const user = requireFound(await findUser(tx, caller.id), 'user')
    if ((await passkeysOf(tx, user.id)).length >= passkeyRules.perAccount) {
      throw new Problem('PASSKEY_REFUSED', 'too-many', {
        params: { most: passkeyRules.perAccount },
      })
    }
    const isFirstFactor = !(await hasSecondFactor(tx, user.id))
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
        details: { role: caller.role },
      },
      now(),
    )
    const message = passkeyAddedMessage(user.first_name, deviceName(userAgent), publicOrigin)
    await tellOfSecurity(services, tx, user, { kind: 'passkey-added', item: input.name, message })
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
