import { Problem } from '../../../api/problem.ts'
import type { correctEmail } from '../../../api/users/admin-users.ts'
import { invitationSeconds } from '../../../domain/auth/sessions.ts'
import { emailCorrectedMessage, emailLeftMessage } from '../../mail/team-messages.ts'
import { deleteAllApiKeys } from '../../queries/api-keys/api-keys.ts'
import { deleteCodes } from '../../queries/auth/email-codes.ts'
import { issueResetToken } from '../../queries/auth/reset-links.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { removeAllTwoFactors } from '../../queries/auth/two-factor.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { endPhoneVerifications } from '../../queries/notifications/phone-verifications.ts'
import { deleteQuestionsTo } from '../../queries/reports/confirmations.ts'
import { lockSuperAdmins } from '../../queries/users/admin-users.ts'
import { lockEmail } from '../../queries/users/registrations.ts'
import { moveToEmail } from '../../queries/users/save-users.ts'
import { readerOf } from '../../queries/users/users.ts'
import { deleteAllWebhookEndpoints } from '../../queries/webhooks/endpoints.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { resetLink } from '../auth/reset-link.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { authorizeUserAction } from './authorize-user-action.ts'
import { toAdminUser } from './to-admin-user.ts'

/**
 * Corrects the e-mail of an account. The user of the wrong mailbox may have set the password and a
 * second factor, made API keys, confirmed a phone and added webhooks, and has links that answer
 * questions: these end with the sessions.
 */
export async function correctEmailUseCase(
  ctx: Context,
  { input: { id, email }, currentUser }: RequestOf<typeof correctEmail>,
) {
  const { database, now } = ctx
  return inTransaction(ctx, async (ctx, tx) => {
    await lockEmail(database, tx, email)
    // The caller's role may just have been revoked.
    await lockSuperAdmins(database, tx)
    const before = await authorizeUserAction(tx, currentUser, id, ['correct-email'])
    if (before.email === email) throw new Problem('INVALID_INPUT', 'same-email', { field: 'email' })
    const user = await moveToEmail(tx, id, email)
    if (!user) throw new Problem('EMAIL_TAKEN', 'email', { field: 'email' })
    await endAllSessions(tx, id)
    await removeAllTwoFactors(tx, id)
    await deleteCodes(tx, id)
    await deleteAllApiKeys(tx, id)
    await endPhoneVerifications(tx, id)
    await deleteAllWebhookEndpoints(tx, id)
    await deleteQuestionsTo(tx, id)
    const token = await issueResetToken(tx, id, now, invitationSeconds * 1000)
    const link = resetLink(ctx, token)
    const lifeMs = invitationSeconds * 1000
    const corrected = emailCorrectedMessage(readerOf(user), { link, lifeMs })
    await enqueueMail(tx, { to: email, kind: 'invitation', message: corrected }, now)
    const left = emailLeftMessage(readerOf(user))
    await enqueueMail(tx, { to: before.email, kind: 'email-corrected', message: left }, now)
    const details = { role: currentUser.role, email: 'corrected' }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: id, details })
    return toAdminUser(ctx, tx, user)
  })
}
