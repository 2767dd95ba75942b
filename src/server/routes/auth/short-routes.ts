import { forgotPassword } from '../../../api/auth/forgot-password.ts'
import { logIn } from '../../../api/auth/log-in.ts'
import { logOut } from '../../../api/auth/log-out.ts'
import { reauthenticate } from '../../../api/auth/reauthenticate.ts'
import { register } from '../../../api/auth/register.ts'
import { resetPassword } from '../../../api/auth/reset-password.ts'
import { endOwnSession } from '../../../api/auth/revoke-session.ts'
import { verifyToken } from '../../../api/auth/verify-token.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { endSession, markPasswordConfirmed } from '../../queries/auth/sessions.ts'
import { forgotPasswordUseCase } from '../../services/auth/forgot-password.ts'
import { logInUseCase } from '../../services/auth/log-in.ts'
import { requireCorrectPassword } from '../../services/auth/reauthenticate.ts'
import { registerUseCase } from '../../services/auth/register.ts'
import { resetPasswordUseCase } from '../../services/auth/reset-password.ts'
import { verifyTokenUseCase } from '../../services/auth/verify-token.ts'
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const forgotPasswordRoute = route(forgotPassword, forgotPasswordUseCase)

export const logInRoute = route(logIn, logInUseCase)

export const logOutRoute = route(logOut, async ({ database }, { currentUser }) => {
  await database.write((tx) => endSession(tx, currentUser.id, currentUser.sessionId))
  return { message: resultMessages['logged-out'] }
})

export const reauthenticateRoute = route(reauthenticate, async (ctx, request) => {
  const { database, now } = ctx
  const { input, currentUser } = request
  await requireCorrectPassword(ctx, request, input.password, 'password')
  await database.write((tx) => markPasswordConfirmed(tx, currentUser.sessionId, now))
  return { message: resultMessages['password-confirmed'] }
})

export const registerRoute = route(register, registerUseCase)

export const resetPasswordRoute = route(resetPassword, async (ctx, request) => {
  await resetPasswordUseCase(ctx, request)
  return { message: resultMessages['password-reset'] }
})

export const endOwnSessionRoute = route(
  endOwnSession,
  async ({ database }, { input, currentUser }) => {
    const ended = await database.write((tx) => endSession(tx, currentUser.id, input.id))
    requireFound(ended ? true : undefined, 'session')
    return { message: resultMessages['session-ended'] }
  },
)

export const verifyTokenRoute = route(verifyToken, verifyTokenUseCase)
