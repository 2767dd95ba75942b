import { forgotPassword } from '../../../api/auth/forgot-password.ts'
import { listSessions } from '../../../api/auth/list-sessions.ts'
import { logIn } from '../../../api/auth/log-in.ts'
import { logOut } from '../../../api/auth/log-out.ts'
import { reauthenticate } from '../../../api/auth/reauthenticate.ts'
import { register } from '../../../api/auth/register.ts'
import { resetPassword } from '../../../api/auth/reset-password.ts'
import { revokeOtherSessions } from '../../../api/auth/revoke-other-sessions.ts'
import { endOwnSession } from '../../../api/auth/revoke-session.ts'
import { verifyToken } from '../../../api/auth/verify-token.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import {
  endOtherSessions,
  endSession,
  markPasswordConfirmed,
  sessionsOf,
} from '../../queries/auth/sessions.ts'
import { forgotPasswordUseCase } from '../../services/auth/forgot-password.ts'
import { logInUseCase } from '../../services/auth/log-in.ts'
import { registerUseCase } from '../../services/auth/register.ts'
import { requireCorrectPassword } from '../../services/auth/require-correct-password.ts'
import { resetPasswordUseCase } from '../../services/auth/reset-password.ts'
import { verifyTokenUseCase } from '../../services/auth/verify-token.ts'
import { type Route, route } from '../route.ts'
import { changePasswordRoute } from './change-password.ts'
import { resendCodeRoute } from './resend-code.ts'

export const authRoutes: readonly Route[] = [
  route(reauthenticate, async (ctx, request) => {
    const { database, now } = ctx
    const { input, currentUser } = request
    await requireCorrectPassword(ctx, request, input.password, 'password')
    await database.write((tx) => markPasswordConfirmed(tx, currentUser.sessionId, now))
    return { message: resultMessages['password-confirmed'] }
  }),
  changePasswordRoute,
  route(revokeOtherSessions, async ({ database }, { currentUser }) => {
    await database.write(async (tx) => {
      await endResetLinks(tx, currentUser.id)
      await endOtherSessions(tx, currentUser)
    })
    return { message: resultMessages['other-sessions-ended'] }
  }),
  route(endOwnSession, async ({ database }, { input, currentUser }) => {
    const ended = await database.write((tx) => endSession(tx, currentUser.id, input.id))
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
  route(verifyToken, verifyTokenUseCase),
]
