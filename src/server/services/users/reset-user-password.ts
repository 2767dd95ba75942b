import { Problem } from '../../../api/problem.ts'
import type { resetUserPassword } from '../../../api/users/admin-users.ts'
import { invitationSeconds, resetLinkSeconds } from '../../../domain/auth/sessions.ts'
import { teamResetMessage } from '../../mail/team-messages.ts'
import { issueResetToken } from '../../queries/auth/reset-links.ts'
import { canSendMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { resetLink } from '../auth/reset-link.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { authorizeUserAction } from './authorize-user-action.ts'

export async function resetUserPasswordUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof resetUserPassword>,
) {
  const { database, now } = ctx
  await inTransaction(ctx, async (ctx, tx) => {
    const user = await authorizeUserAction(tx, currentUser, input.id, ['reset-password'])
    if (user.status === 'suspended') {
      throw new Problem('ACCOUNT_SUSPENDED', 'other')
    }
    if (!(await canSendMail(database, tx, user.email, now, 'team'))) {
      throw new Problem('TOO_MANY_REQUESTS', 'mailed-just-now', { retryAfterSeconds: 60 })
    }
    // A user without a password is still being invited.
    const invited = user.password_hash === null
    const seconds = invited ? invitationSeconds : resetLinkSeconds
    const token = await issueResetToken(tx, user.id, now, seconds * 1000)
    const link = resetLink(ctx, token)
    const message = teamResetMessage(readerOf(user), { link, lifeMs: seconds * 1000 })
    await enqueueMail(tx, { to: user.email, kind: 'password-reset', message }, now)
    const details = { role: currentUser.role, password: 'reset link mailed' }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: user.id, details })
  })
}
