import type { logInTwoFactor } from '../../../api/auth/log-in.ts'
import type { confirmTwoFactor, updateSecurity } from '../../../api/auth/two-factor.ts'
import { Problem } from '../../../api/problem.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { twoFactorOnMessage } from '../../mail/security-messages.ts'
import { pendingLifeSeconds } from '../../queries/auth/email-codes.ts'
import {
  confirmTwoFactor as confirm,
  consumeRecoveryCode,
  consumeTotpStep,
  endChallenge,
  findChallenged,
  findTwoFactor,
  findUnconfirmed,
  hasTwoFactor,
  isTwoFactorRequired,
  replaceRecoveryCodes,
  requireTwoFactor,
  tryChallenge,
} from '../../queries/auth/two-factor.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import { requireOpenSession } from '../../security/staff-access.ts'
import { stepOfCode } from '../../security/totp.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'
import { completeLogin } from './complete-login.ts'
import { recallKnownDevice, rememberDevice } from './known-devices.ts'
import { pendingCookie } from './verification-mail.ts'

export async function confirmTwoFactorUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof confirmTwoFactor>,
) {
  const { database, encryption, now } = ctx
  const recoveryCodes = await inTransaction(ctx, async (ctx, tx) => {
    await lockUser(database, tx, currentUser.id)
    await requireOpenSession(tx, currentUser)
    const factor = await findUnconfirmed(tx, currentUser.id)
    if (!factor) throw new Problem('TWO_FACTOR_NOT_ENABLED', 'nothing-to-confirm')
    const step = stepOfCode(encryption.decrypt(factor.secret, currentUser.id), input.code, now)
    if (step === null || !(await confirm(tx, factor, step, now))) throw wrongTwoFactorCode()
    logActivity(ctx, {
      action: 'update',
      entity: 'second-factor',
      entityId: currentUser.id,
      details: { role: currentUser.role, confirmed: true },
    })
    const user = await findUser(tx, currentUser.id)
    if (user) {
      const message = twoFactorOnMessage(ctx, readerOf(user))
      await notifySecurityChange(ctx, user, { kind: 'second-factor-on', message })
    }
    return replaceRecoveryCodes(tx, currentUser.id)
  })
  return { recoveryCodes }
}

export async function logInTwoFactorUseCase(
  ctx: Context,
  request: RequestOf<typeof logInTwoFactor>,
) {
  const { database, limiter, now } = ctx
  const { input, sender, ip, userAgent, setCookie } = request
  const userId = await findChallenged(database.read, input.challenge, now)
  if (!userId) {
    await limiter.consumeWrong('code', sender)
    throw expired()
  }
  const challenged = await findUser(database.read, userId)
  if (!challenged) throw expired()
  // Somebody who has the password uses up the tries of strangers, not those of a known device.
  const device = await recallKnownDevice(ctx, request, challenged.email, ['second factor'])
  if (device === null) {
    await limiter.consume('secondFactorByAccountAndAddress', { ip }, userId)
    await limiter.consume('secondFactorByStrangers', userId)
  }
  const outcome = await inTransaction(ctx, async (ctx, tx) => {
    if (!(await tryChallenge(tx, input.challenge, now))) return 'expired'
    const by = await consumeTwoFactorCode(ctx, userId, input.code)
    // Returned and not thrown: the try must be committed.
    if (!by) return 'wrong'
    await endChallenge(tx, input.challenge)
    const found = await findUser(tx, userId)
    if (!found || found.password_hash === null) return 'expired'
    const entered = { passwordHash: found.password_hash, userAgent, by }
    return (await completeLogin(ctx, found, entered)) ?? 'expired'
  })
  if (outcome === 'expired') throw expired()
  if (outcome === 'wrong') {
    await limiter.consumeWrong('code', sender)
    throw wrongTwoFactorCode()
  }
  if (outcome.pending === null)
    rememberDevice(ctx, request, outcome.result.user.email, 'second factor')
  else setCookie(pendingCookie, outcome.pending, pendingLifeSeconds)
  return outcome.result
}

function expired(): Problem {
  return new Problem('LOG_IN_EXPIRED', 'challenge')
}

export async function updateSecurityUseCase(
  ctx: Context,
  {
    input: { secondFactorRequired: twoFactorRequired },
    currentUser,
  }: RequestOf<typeof updateSecurity>,
) {
  await inTransaction(ctx, async (ctx, tx) => {
    if (twoFactorRequired && !(await hasTwoFactor(tx, currentUser.id))) {
      throw new Problem('TWO_FACTOR_NOT_ENABLED', 'own-first')
    }
    const before = await isTwoFactorRequired(tx)
    await requireTwoFactor(tx, twoFactorRequired)
    logActivity(ctx, {
      action: 'update',
      entity: 'security',
      entityId: 'second-factor',
      details: {
        role: currentUser.role,
        before: { required: before },
        after: { required: twoFactorRequired },
      },
    })
  })
  return {
    message: twoFactorRequired
      ? resultMessages['second-factor-required']
      : resultMessages['second-factor-optional'],
  }
}

/** Consumes a code of a user's app or a recovery code; false if it is wrong or was used. */
export async function consumeTwoFactorCode(
  ctx: TransactionContext,
  userId: string,
  code: string,
): Promise<'second factor' | 'recovery code' | false> {
  const { tx, now, encryption } = ctx
  if (!/^\d{6}$/.test(code)) {
    return (await consumeRecoveryCode(tx, userId, code)) && 'recovery code'
  }
  const factor = await findTwoFactor(tx, userId)
  const secret = factor && encryption.tryDecrypt(factor.secret, userId)
  if (secret === null) {
    throw new Problem('INVALID_CODE', 'second-factor-lost', { field: 'code' })
  }
  const step = secret && stepOfCode(secret, code, now)
  if (typeof step !== 'number') return false
  return (await consumeTotpStep(tx, userId, step)) && 'second factor'
}

export function wrongTwoFactorCode(): Problem {
  return new Problem('INVALID_CODE', 'second-factor', { field: 'code' })
}
