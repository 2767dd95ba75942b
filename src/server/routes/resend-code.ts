import { resendCode } from '../../api/resend-code.ts'
import { holdUser } from '../queries/users.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { mailCode } from '../verification-mail.ts'
import { findAwaited } from './verify-token.ts'

export const resendCodeRoute = route(resendCode, async (services, exchange) => {
  await services.limiter.take('mailByAddress', exchange.address)
  await services.inEvenTime(sendAgain(services, exchange))
  return { message: 'If that account still waits for a code, a new one is on its way.' }
})

async function sendAgain(
  services: Services,
  exchange: Parameters<typeof findAwaited>[1] & { input: { email?: string | undefined } },
) {
  const user = await findAwaited(services, exchange, exchange.input.email)
  if (!user || user.email_verified_at !== null || user.status !== 'active') return
  const { database, now } = services
  await database.write(async (tx) => {
    await holdUser(database, tx, user.id)
    await mailCode(database, tx, user, now())
  })
}
