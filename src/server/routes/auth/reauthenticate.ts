import { reauthenticate } from '../../../api/auth/reauthenticate.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { markPasswordConfirmed } from '../../queries/auth/sessions.ts'
import { requireCorrectPassword } from '../../services/auth/reauthenticate.ts'
import { route } from '../route.ts'

export const reauthenticateRoute = route(reauthenticate, async (ctx, request) => {
  const { database, now } = ctx
  const { input, currentUser } = request
  await requireCorrectPassword(ctx, request, input.password, 'password')
  await database.write((tx) => markPasswordConfirmed(tx, currentUser.sessionId, now))
  return { message: resultMessages['password-confirmed'] }
})
