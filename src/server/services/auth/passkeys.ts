import type { logInPasskey } from '../../../api/auth/log-in.ts'
import type { addPasskey, PasskeyRecord } from '../../../api/auth/passkeys.ts'
import { Problem } from '../../../api/problem.ts'
import { passkeyRules } from '../../../domain/auth/sessions.ts'
import { deviceOf } from '../../../domain/users/devices.ts'
import type { PasskeyRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { passkeyAddedMessage } from '../../mail/security-messages.ts'
import { pendingLifeSeconds } from '../../queries/auth/email-codes.ts'
import {
  endPasskeyChallenge,
  findPasskey,
  findPasskeyChallenge,
  insertPasskey,
  markPasskeyUsed,
  passkeysOf,
} from '../../queries/auth/passkeys.ts'
import { hasTwoFactor, replaceRecoveryCodes } from '../../queries/auth/two-factor.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import { passkeyCookie, readNewPasskey, readSignature } from '../../security/passkeys.ts'
import { requireOpenSession } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'
import { completeLogin } from './complete-login.ts'
import { rememberDevice } from './known-devices.ts'
import { pendingCookie } from './verification-mail.ts'

export async function addPasskeyUseCase(ctx: Context, request: RequestOf<typeof addPasskey>) {
  const { database, now, origin } = ctx
  const { input, currentUser, cookie, userAgent } = request
  const token = cookie(passkeyCookie) ?? ''
  const pending = await findPasskeyChallenge(database.read, token, 'add', now)
  if (pending?.user_id !== currentUser.id) throw challengeExpired()
  const read = await readNewPasskey(origin, pending.challenge, input.credential)
  if (!read) {
    await database.write((tx) => endPasskeyChallenge(tx, pending))
    throw new Problem('PASSKEY_REFUSED', 'unverified')
  }

  const data = await inTransaction(ctx, async (ctx, tx) => {
    await lockUser(database, tx, currentUser.id)
    await requireOpenSession(tx, currentUser)
    if (!(await endPasskeyChallenge(tx, pending))) throw challengeExpired()
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

function challengeExpired(): Problem {
  return new Problem('PASSKEY_REFUSED', 'expired')
}

export async function logInPasskeyUseCase(ctx: Context, request: RequestOf<typeof logInPasskey>) {
  const { database, limiter, now, origin } = ctx
  const { input, sender, userAgent, cookie, setCookie } = request
  const token = cookie(passkeyCookie) ?? ''
  const pending = await findPasskeyChallenge(database.read, token, 'log-in', now)
  if (!pending) {
    await limiter.consumeWrong('passkey', sender)
    throw logInExpired()
  }
  const passkey = await findPasskey(database.read, input.credential.id)
  const isExpectedUser = pending.user_id === null || pending.user_id === passkey?.user_id
  const use =
    passkey &&
    isExpectedUser &&
    (await readSignature(origin, pending.challenge, passkey, input.credential))
  if (!use) {
    await database.write((tx) => endPasskeyChallenge(tx, pending))
    await limiter.consumeWrong('passkey', sender)
    throw refused()
  }

  const found = await findUser(database.read, passkey.user_id)
  if (found?.status === 'suspended') {
    throw new Problem('ACCOUNT_SUSPENDED', 'own')
  }
  if (!found || found.password_hash === null) throw refused()
  const passwordHash = found.password_hash
  const outcome = await inTransaction(ctx, async (ctx, tx) => {
    if (!(await endPasskeyChallenge(tx, pending))) throw logInExpired()
    if (!(await markPasskeyUsed(tx, passkey, use, now))) return undefined
    return completeLogin(ctx, found, { passwordHash, userAgent, by: 'passkey' })
  })
  if (!outcome) throw refused()
  if (outcome.pending === null) rememberDevice(ctx, request, found.email, 'second factor')
  else setCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.result
}

function logInExpired(): Problem {
  return new Problem('LOG_IN_EXPIRED', 'passkey')
}

/** The same error for an unknown passkey and for a wrong signature. */
function refused(): Problem {
  return new Problem('WRONG_CREDENTIALS', 'passkey')
}

export function toPasskeyRecord(row: PasskeyRow): PasskeyRecord {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced === 1,
    host: row.host,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
