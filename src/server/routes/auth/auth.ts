import {
  endOwnSession,
  listSessions,
  logIn,
  logOut,
  reauthenticate,
  revokeOtherSessions,
} from '../../../api/auth/log-in.ts'
import {
  changePassword,
  forgotPassword,
  resetPassword,
  setFirstPassword,
} from '../../../api/auth/passwords.ts'
import { register, resendCode, verifyToken } from '../../../api/auth/sign-up.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { Queries } from '../../db/database.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  markPasswordConfirmed,
  sessionsOf,
} from '../../queries/auth/sessions.ts'
import { reserveMailSlot } from '../../queries/notifications/mail-limits.ts'
import { findUserByEmail } from '../../queries/users/registrations.ts'
import { updateComparedUser } from '../../queries/users/save-users.ts'
import { lockUser } from '../../queries/users/users.ts'
import { requireGoodPassword, requireStaffPassword } from '../../security/passwords.ts'
import { requireConfirmedPassword } from '../../security/staff-access.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { setFirstPasswordUseCase } from '../../services/auth/first-password.ts'
import { forgotPasswordUseCase } from '../../services/auth/forgot-password.ts'
import { logInUseCase } from '../../services/auth/log-in.ts'
import { findPendingVerification } from '../../services/auth/pending-verification.ts'
import { registerUseCase } from '../../services/auth/register.ts'
import {
  requireCorrectPassword,
  wrongPasswordProblem,
} from '../../services/auth/require-correct-password.ts'
import { notifyPasswordChanged, resetPasswordUseCase } from '../../services/auth/reset-password.ts'
import { codeSentResponse, sendCode } from '../../services/auth/verification-mail.ts'
import { verifyTokenUseCase } from '../../services/auth/verify-token.ts'
import type { Context } from '../../services/context.ts'
import { inTransaction } from '../../services/transaction.ts'
import { type Route, route } from '../route.ts'

const changePasswordRoute = route(changePassword, async (ctx, request) => {
  const { passwords } = ctx
  const { input, currentUser } = request
  const found = await requireCorrectPassword(ctx, request, input.currentPassword, 'currentPassword')
  requireGoodPassword(input.newPassword, 'newPassword', found)
  const passwordHash = await passwords.hash(input.newPassword, request.sender)
  await inTransaction(ctx, async (ctx, tx) => {
    const user = await updateComparedUser(tx, found, { password_hash: passwordHash })
    if (!user) throw wrongPasswordProblem('currentPassword')
    await endFewLinks(ctx, tx, currentUser.id)
    await endAllSessions(tx, currentUser.id)
    const details = { password: 'changed' }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: currentUser.id, details })
    // The mailbox may be a stranger's, who registers it again and again.
    if (user.email_verified_at !== null) await notifyPasswordChanged(ctx, user)
  })
  return { message: resultMessages['password-changed'] }
})

/**
 * Ends the links for a new password, a few times an hour: somebody with the password must not end each
 * one before its owner uses it.
 */
async function endFewLinks(
  { limiter }: Pick<Context, 'limiter'>,
  tx: Queries,
  userId: string,
): Promise<void> {
  const { times } = await limiter.count('endLinks', userId)
  if (times <= limiter.rule('endLinks').times) await endResetLinks(tx, userId)
}

const sent = resultMessages['code-mailed']

const resendCodeRoute = route(resendCode, async (ctx, request) => {
  const { database, withMinDuration, limiter, now } = ctx
  await limiter.consume('mail', request.sender, 'code')
  const awaiting = await findPendingVerification(ctx, request, request.input.email)
  if (!awaiting) return { message: sent }
  const { email, holder, hasSessionOrCookie } = awaiting
  const work = inTransaction(ctx, async (ctx, tx) => {
    const found = hasSessionOrCookie ? holder : await findUserByEmail(tx, email)
    const user = found && (await lockUser(database, tx, found.id))
    // Counted whether or not there is an account, so that the response is the same.
    const slot = await reserveMailSlot(database, tx, email, 'code', now)
    if (slot.granted && user?.email_verified_at === null && user.status === 'active') {
      await sendCode(ctx, user)
    }
    return slot
  })
  return codeSentResponse(ctx, await withMinDuration(work), sent)
})

export const authRoutes: readonly Route[] = [
  route(reauthenticate, async (ctx, request) => {
    const { database, now } = ctx
    const { input, currentUser } = request
    const found = await requireCorrectPassword(ctx, request, input.password, 'password')
    requireStaffPassword(input.password, found)
    await database.write((tx) => markPasswordConfirmed(tx, currentUser.sessionId, now))
    return { message: resultMessages['password-confirmed'] }
  }),
  changePasswordRoute,
  // Who snatched the unlocked phone would end each session and link by which its owner comes back.
  route(revokeOtherSessions, async (ctx, { currentUser }) => {
    requireConfirmedPassword(ctx, currentUser)
    await ctx.database.write(async (tx) => {
      await endFewLinks(ctx, tx, currentUser.id)
      await endOtherSessions(tx, currentUser)
    })
    return { message: resultMessages['other-sessions-ended'] }
  }),
  route(endOwnSession, async (ctx, { input, currentUser }) => {
    requireConfirmedPassword(ctx, currentUser)
    const ended = await ctx.database.write((tx) => endSession(tx, currentUser.id, input.id))
    requireFound(ended ? true : undefined, 'session')
    return { message: resultMessages['session-ended'] }
  }),
  route(forgotPassword, forgotPasswordUseCase),
  route(listSessions, async ({ database, now }, { currentUser }) => ({
    data: (await sessionsOf(database.read, currentUser, now)).map((session) => ({
      id: session.id,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
      userAgent: session.user_agent,
      current: session.id === currentUser.sessionId,
    })),
  })),
  route(logIn, logInUseCase),
  route(logOut, async ({ database }, { currentUser }) => {
    await database.write((tx) => endSession(tx, currentUser.id, currentUser.sessionId))
    return { message: resultMessages['logged-out'] }
  }),
  route(register, registerUseCase),
  resendCodeRoute,
  route(resetPassword, async (ctx, request) => {
    await resetPasswordUseCase(ctx, request)
    return { message: resultMessages['password-reset'] }
  }),
  route(setFirstPassword, setFirstPasswordUseCase),
  route(verifyToken, verifyTokenUseCase),
]
