import { confirmPassword } from '../../api/confirm-password.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { checkPassword } from '../check-password.ts'
import { markPasswordConfirmed } from '../queries/sessions.ts'
import { route } from '../route.ts'

export const confirmPasswordRoute = route(confirmPassword, async (services, exchange) => {
  const { database, now } = services
  const { input, caller } = exchange
  await checkPassword(services, exchange, input.password, 'password')
  await database.write((tx) => markPasswordConfirmed(tx, caller.sessionId, now()))
  return { message: resultMessages['password-confirmed'] }
})
