import { forgotPassword } from '../../api/forgot-password.ts'
import { resetMessage } from '../mail/account-messages.ts'
import { mayMail, queueMail } from '../queries/outbox.ts'
import { issueResetToken } from '../queries/reset-links.ts'
import { findUserByEmail } from '../queries/users.ts'
import { route } from '../route.ts'

export const forgotPasswordRoute = route(
  forgotPassword,
  async ({ database, inEvenTime, limiter, now, publicOrigin }, { input, address }) => {
    await limiter.take('mailByAddress', address)
    const work = database.write(async (tx) => {
      const user = await findUserByEmail(tx, input.email)
      if (!user || user.status === 'suspended' || !(await mayMail(database, tx, user.email, now())))
        return
      const token = await issueResetToken(tx, user.id, now())
      const message = resetMessage(user.first_name, resetLink(publicOrigin, token))
      await queueMail(tx, { to: user.email, kind: 'password-reset', message }, now())
    })
    await inEvenTime(work)
    return { message: 'Password reset email sent' }
  },
)

export function resetLink(publicOrigin: string, token: string): string {
  return `${publicOrigin}/reset-password?token=${token}`
}
