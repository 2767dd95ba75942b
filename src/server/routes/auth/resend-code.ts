import { resendCode } from '../../../api/auth/resend-code.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { reserveMailSlot } from '../../queries/notifications/mail-limits.ts'
import { findUserByEmail } from '../../queries/users/registrations.ts'
import { lockUser } from '../../queries/users/users.ts'
import { findPendingVerification } from '../../services/auth/pending-verification.ts'
import { codeSentResponse, sendCode } from '../../services/auth/verification-mail.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

const sent = resultMessages['code-mailed']

export const resendCodeRoute = route(resendCode, async (ctx, request) => {
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
