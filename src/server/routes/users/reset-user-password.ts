import { Problem } from '../../../api/problem.ts'
import { resetUserPassword } from '../../../api/users/reset-user-password.ts'
import { invitationSeconds, resetLinkSeconds } from '../../../domain/auth/lifetimes.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { teamResetMessage } from '../../mail/team-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { issueResetToken } from '../../queries/auth/reset-links.ts'
import { canSendMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { resetLink } from '../../services/auth/reset-link.ts'
import { authorizeUserAction } from '../../services/users/authorize-user-action.ts'
import { route } from '../route.ts'

export const resetUserPasswordRoute = route(
  resetUserPassword,
  async ({ database, limiter, now, publicOrigin }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    await database.write(async (tx) => {
      const user = await authorizeUserAction(tx, currentUser, input.id, ['reset-password'])
      if (user.status === 'suspended') {
        throw new Problem('ACCOUNT_SUSPENDED', 'other')
      }
      if (!(await canSendMail(database, tx, user.email, now(), 'team'))) {
        throw new Problem('TOO_MANY_REQUESTS', 'mailed-just-now', { retryAfterSeconds: 60 })
      }
      // Who never set one is still being invited.
      const invited = user.password_hash === null
      const seconds = invited ? invitationSeconds : resetLinkSeconds
      const token = await issueResetToken(tx, user.id, now(), seconds * 1000)
      const link = resetLink(publicOrigin, token)
      const works = invited ? '24 hours' : '30 minutes'
      const message = teamResetMessage(user.first_name, link, works)
      await enqueueMail(tx, { to: user.email, kind: 'password-reset', message }, now())
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'user',
          entityId: user.id,
          details: { role: currentUser.role, password: 'reset link mailed' },
        },
        now(),
      )
    })
    return { message: resultMessages['reset-mailed'] }
  },
)
