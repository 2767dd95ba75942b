import { resendCode } from '../../api/resend-code.ts'
import { route } from '../route.ts'
import { mailCode } from '../verification-mail.ts'
import { findAwaited } from './verify-token.ts'

export const resendCodeRoute = route(resendCode, async (services, exchange) => {
  const { database, limiter, now } = services
  await limiter.take('mailByAddress', exchange.address)
  const user = await findAwaited(services, exchange, exchange.input.email)
  if (user && user.email_verified_at === null && user.status === 'active') {
    await database.write((tx) => mailCode(tx, user, now()))
  }
  return { message: 'If that account still waits for a code, a new one is on its way.' }
})
