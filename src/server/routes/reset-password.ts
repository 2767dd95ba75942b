import { Problem } from '../../api/problem.ts'
import { resetPassword } from '../../api/reset-password.ts'
import { passwordChangedMessage } from '../mail/account-messages.ts'
import { requireGoodPassword } from '../passwords.ts'
import { logActivity } from '../queries/activity-log.ts'
import { queueMail } from '../queries/outbox.ts'
import { spendResetToken } from '../queries/reset-links.ts'
import { endAllSessions } from '../queries/sessions.ts'
import { findUser, updateUser } from '../queries/users.ts'
import { route } from '../route.ts'

export const resetPasswordRoute = route(
  resetPassword,
  async ({ database, limiter, passwords, now, publicOrigin }, { input, address }) => {
    await limiter.take('codeByAddress', address)
    const passwordHash = await passwords.hash(input.newPassword)
    const done = await database.write(async (tx) => {
      const userId = await spendResetToken(tx, input.token, now())
      const user = userId && (await findUser(tx, userId))
      if (!user) return false
      // Thrown here, it undoes the spending: the link is good for another try.
      requireGoodPassword(input.newPassword, 'newPassword', user.role)
      await updateUser(tx, user.id, {
        password_hash: passwordHash,
        // The link came by e-mail: whoever used it reads that address.
        email_verified_at: user.email_verified_at ?? now(),
      })
      await endAllSessions(tx, user.id)
      await logActivity(
        tx,
        {
          actorId: user.id,
          action: 'update',
          entity: 'user',
          entityId: user.id,
          details: { password: 'reset' },
        },
        now(),
      )
      const message = passwordChangedMessage(user.first_name, publicOrigin)
      await queueMail(tx, { to: user.email, kind: 'password-changed', message }, now())
      return true
    })
    if (!done) {
      throw new Problem(
        'RESET_LINK_INVALID',
        'This link was used already or is too old. Ask for a new one.',
      )
    }
    return { message: 'Password reset successfully! You can now login with your new password.' }
  },
)
