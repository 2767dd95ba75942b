import { resendCode } from '../../../api/auth/resend-code.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { takeMailSlot } from '../../queries/notifications/mail-limits.ts'
import { findUserByEmail, lockUser } from '../../queries/users/users.ts'
import { findAwaiting } from '../../services/auth/pending-verification.ts'
import { codeAnswer, sendCode } from '../../services/auth/verification-mail.ts'
import { route } from '../route.ts'

const sent = resultMessages['code-mailed']

export const resendCodeRoute = route(resendCode, async (services, exchange) => {
  const { database, withMinDuration: inEvenTime, limiter, now } = services
  await limiter.consume('mailByAddress', exchange.ip)
  const awaiting = await findAwaiting(services, exchange, exchange.input.email)
  if (!awaiting) return { message: sent }
  const { email, holder, holds } = awaiting
  const work = database.write(async (tx) => {
    const found = holds ? holder : await findUserByEmail(tx, email)
    const user = found && (await lockUser(database, tx, found.id))
    // Counted whether or not there is anybody: the answer is the same.
    const slot = await takeMailSlot(database, tx, email, 'code', now())
    if (slot.granted && user?.email_verified_at === null && user.status === 'active') {
      await sendCode(tx, user, now())
    }
    return slot
  })
  return codeAnswer(await inEvenTime(work), sent, now())
})
