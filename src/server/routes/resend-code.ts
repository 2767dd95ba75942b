import { resendCode } from '../../api/resend-code.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { findAwaiting } from '../awaiting.ts'
import { takeMailSlot } from '../queries/mail-counts.ts'
import { findUserByEmail, holdUser } from '../queries/users.ts'
import { route } from '../route.ts'
import { codeAnswer, sendCode } from '../verification-mail.ts'

const sent = resultMessages['code-mailed']

export const resendCodeRoute = route(resendCode, async (services, exchange) => {
  const { database, inEvenTime, limiter, now } = services
  await limiter.take('mailByAddress', exchange.address)
  const awaiting = await findAwaiting(services, exchange, exchange.input.email)
  if (!awaiting) return { message: sent }
  const { email, holder, holds } = awaiting
  const work = database.write(async (tx) => {
    const found = holds ? holder : await findUserByEmail(tx, email)
    const user = found && (await holdUser(database, tx, found.id))
    // Counted whether or not there is anybody: the answer is the same.
    const slot = await takeMailSlot(database, tx, email, 'code', now())
    if (slot.granted && user?.email_verified_at === null && user.status === 'active') {
      await sendCode(tx, user, now())
    }
    return slot
  })
  return codeAnswer(await inEvenTime(work), sent, now())
})
