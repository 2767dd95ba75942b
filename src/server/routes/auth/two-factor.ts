import { logInTwoFactor } from '../../../api/auth/log-in.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  updateSecurity,
} from '../../../api/auth/two-factor.ts'
import { Problem } from '../../../api/problem.ts'
import { isStaff } from '../../../domain/users/users.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { recoveryCodesRenewedMessage, twoFactorOffMessage } from '../../mail/security-messages.ts'
import { passkeysOf } from '../../queries/auth/passkeys.ts'
import {
  countRecoveryCodes,
  findTwoFactor,
  hasTwoFactor,
  isTwoFactorRequired,
  removeTwoFactorOf,
  replaceRecoveryCodes,
  upsertUnconfirmedSecret,
} from '../../queries/auth/two-factor.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { requireConfirmedPassword } from '../../security/staff-access.ts'
import { enrolmentUri, newSecret } from '../../security/totp.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { requireCorrectPassword } from '../../services/auth/require-correct-password.ts'
import {
  confirmTwoFactorUseCase,
  consumeTwoFactorCode,
  logInTwoFactorUseCase,
  updateSecurityUseCase,
  wrongTwoFactorCode,
} from '../../services/auth/two-factor.ts'
import { notifySecurityChange } from '../../services/notifications/notify-security-change.ts'
import { inTransaction } from '../../services/transaction.ts'
import { limitedRoute, type Route, route } from '../route.ts'

const disableTwoFactorRoute = route(disableTwoFactor, async (ctx, request) => {
  const { database, limiter } = ctx
  const { input, currentUser } = request
  if (!(await findTwoFactor(database.read, currentUser.id))) {
    throw new Problem('TWO_FACTOR_NOT_ENABLED', 'none')
  }
  const user = await requireCorrectPassword(ctx, request, input.password, 'password')
  await limiter.consume('secondFactorByAccount', currentUser.id)
  await inTransaction(ctx, async (ctx, tx) => {
    if (!(await consumeTwoFactorCode(ctx, currentUser.id, input.code))) throw wrongTwoFactorCode()
    await removeTwoFactorOf(tx, currentUser.id)
    logActivity(ctx, {
      action: 'delete',
      entity: 'second-factor',
      entityId: currentUser.id,
      details: { role: currentUser.role },
    })
    const message = twoFactorOffMessage(ctx, readerOf(user))
    await notifySecurityChange(ctx, user, { kind: 'second-factor-off', message })
  })
  return { message: resultMessages['second-factor-off'] }
})

const renewRecoveryCodesRoute = route(renewRecoveryCodes, async (ctx, { currentUser }) => {
  const { limiter } = ctx
  requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  const recoveryCodes = await inTransaction(ctx, async (ctx, tx) => {
    if (!(await hasTwoFactor(tx, currentUser.id))) {
      throw new Problem('TWO_FACTOR_NOT_ENABLED', 'none-yet')
    }
    logActivity(ctx, {
      action: 'update',
      entity: 'second-factor',
      entityId: currentUser.id,
      details: { role: currentUser.role, recoveryCodes: 'renewed' },
    })
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    const message = recoveryCodesRenewedMessage(ctx, readerOf(user))
    await notifySecurityChange(ctx, user, { kind: 'recovery-codes-renewed', message })
    return replaceRecoveryCodes(tx, currentUser.id)
  })
  return { data: { recoveryCodes } }
})

const startTwoFactorRoute = route(startTwoFactor, async (ctx, { currentUser }) => {
  const { limiter, encryption, now } = ctx
  requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  const secret = newSecret()
  const email = await inTransaction(ctx, async (ctx, tx) => {
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    if (!(await upsertUnconfirmedSecret(tx, user.id, encryption.encrypt(secret, user.id), now))) {
      throw new Problem('TWO_FACTOR_ALREADY_ENABLED', 'already')
    }
    const details = { role: currentUser.role, confirmed: false }
    logActivity(ctx, { action: 'create', entity: 'second-factor', entityId: user.id, details })
    return user.email
  })
  return { data: { secret, uri: enrolmentUri(secret, email) } }
})

export const authTwoFactorRoutes: readonly Route[] = [
  limitedRoute(confirmTwoFactor, 'secondFactorByAccount', confirmTwoFactorUseCase),
  disableTwoFactorRoute,
  route(getTwoFactor, async ({ database }, { currentUser }) => ({
    data: {
      since: (await findTwoFactor(database.read, currentUser.id))?.confirmed_at ?? null,
      recoveryCodesLeft: await countRecoveryCodes(database.read, currentUser.id),
      passkeys: (await passkeysOf(database.read, currentUser.id)).length,
      required: isStaff(currentUser.role) && (await isTwoFactorRequired(database.read)),
    },
  })),
  route(logInTwoFactor, logInTwoFactorUseCase),
  renewRecoveryCodesRoute,
  startTwoFactorRoute,
  route(updateSecurity, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('change', request.currentUser.id)
    return updateSecurityUseCase(ctx, request)
  }),
]
