import { logInPasskey, startPasskeyLogIn } from '../../../api/auth/log-in.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
} from '../../../api/auth/passkeys.ts'
import { Problem } from '../../../api/problem.ts'
import { passkeyRules } from '../../../domain/auth/sessions.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { passkeyRemovedMessage } from '../../mail/security-messages.ts'
import {
  deletePasskey,
  openPasskeyChallenge,
  passkeysAt,
  passkeysOf,
} from '../../queries/auth/passkeys.ts'
import { endWithLastFactor, findChallenged } from '../../queries/auth/two-factor.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import {
  creationOptionsFor,
  passkeyCookie,
  passkeyHostOf,
  requestOptionsFor,
} from '../../security/passkeys.ts'
import { requireConfirmedPassword } from '../../security/staff-access.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import {
  addPasskeyUseCase,
  logInPasskeyUseCase,
  toPasskeyRecord,
} from '../../services/auth/passkeys.ts'
import { notifySecurityChange } from '../../services/notifications/notify-security-change.ts'
import { inTransaction } from '../../services/transaction.ts'
import { type Route, route } from '../route.ts'

const removePasskeyRoute = route(removePasskey, async (ctx, { input, currentUser }) => {
  const { database, limiter } = ctx
  requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  await inTransaction(ctx, async (ctx, tx) => {
    await lockUser(database, tx, currentUser.id)
    const removed = requireFound(await deletePasskey(tx, currentUser.id, input.id), 'passkey')
    await endWithLastFactor(tx, currentUser.id)
    const details = { role: currentUser.role }
    logActivity(ctx, { action: 'delete', entity: 'passkey', entityId: removed.id, details })
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    const message = passkeyRemovedMessage(ctx, readerOf(user))
    await notifySecurityChange(ctx, user, {
      kind: 'passkey-removed',
      item: removed.name,
      message,
    })
  })
  return { message: resultMessages['passkey-removed'] }
})

const startPasskeyRoute = route(startPasskey, async (ctx, { currentUser, setCookie }) => {
  const { database, limiter, now, origin } = ctx
  requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  const user = requireFound(await findUser(database.read, currentUser.id), 'user')
  const existing = await passkeysOf(database.read, user.id)
  if (existing.length >= passkeyRules.perAccount) {
    throw new Problem('PASSKEY_REFUSED', 'too-many', {
      params: { max: passkeyRules.perAccount },
    })
  }
  const { token, challenge } = await database.write((tx) =>
    openPasskeyChallenge(tx, { purpose: 'add', userId: user.id }, now),
  )
  setCookie(passkeyCookie, token, passkeyRules.seconds)
  return { data: creationOptionsFor(origin, user, challenge, existing) }
})

const startPasskeyLogInRoute = route(
  startPasskeyLogIn,
  async ({ database, limiter, now, origin }, { input, sender, setCookie }) => {
    await limiter.consume('logIn', sender, 'passkey')
    const userId = input.challenge
      ? await findChallenged(database.read, input.challenge, now)
      : null
    if (userId === undefined) {
      throw new Problem('LOG_IN_EXPIRED', 'challenge')
    }
    const { token, challenge } = await database.write((tx) =>
      openPasskeyChallenge(tx, { purpose: 'log-in', userId }, now),
    )
    setCookie(passkeyCookie, token, passkeyRules.seconds)
    // The passkeys of an account are revealed only after its password.
    const allowed =
      userId === null ? [] : await passkeysAt(database.read, userId, passkeyHostOf(origin))
    return { data: requestOptionsFor(origin, challenge, allowed) }
  },
)

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
