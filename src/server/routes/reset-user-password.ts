import { Problem } from '../../api/problem.ts'
import { resetUserPassword } from '../../api/reset-user-password.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { invitationSeconds, resetLinkSeconds } from '../limits.ts'
import { teamResetMessage } from '../mail/team-messages.ts'
import { logActivity } from '../queries/activity-log.ts'
import { mayMail } from '../queries/mail-counts.ts'
import { queueMail } from '../queries/outbox.ts'
import { issueResetToken } from '../queries/reset-links.ts'
import { reachPerson } from '../reach-person.ts'
import { route } from '../route.ts'
import { resetLink } from './forgot-password.ts'

export const resetUserPasswordRoute = route(
  resetUserPassword,
  async ({ database, limiter, now, publicOrigin }, { input, caller }) => {
    await limiter.take('change', caller.id)
    await database.write(async (tx) => {
      const user = await reachPerson(tx, caller, input.id, ['reset-password'])
      if (user.status === 'suspended') {
        throw new Problem('ACCOUNT_SUSPENDED', 'other')
      }
      if (!(await mayMail(database, tx, user.email, now(), 'team'))) {
        throw new Problem('TOO_MANY_REQUESTS', 'mailed-just-now', { retryAfterSeconds: 60 })
      }
      // Who never set one is still being invited.
      const invited = user.password_hash === null
      const seconds = invited ? invitationSeconds : resetLinkSeconds
      const token = await issueResetToken(tx, user.id, now(), seconds * 1000)
      const link = resetLink(publicOrigin, token)
      const works = invited ? '24 hours' : '30 minutes'
      const message = teamResetMessage(user.first_name, link, works)
      await queueMail(tx, { to: user.email, kind: 'password-reset', message }, now())
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'user',
          entityId: user.id,
          details: { role: caller.role, password: 'reset link mailed' },
        },
        now(),
      )
    })
    return { message: resultMessages['reset-mailed'] }
  },
)
