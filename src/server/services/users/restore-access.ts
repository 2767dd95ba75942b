import { Problem } from '../../../api/problem.ts'
import type {
  adminResetTwoFactor,
  correctEmail,
  resetUserPassword,
} from '../../../api/users/admin-users.ts'
import {
  factorRemovalSeconds,
  invitationSeconds,
  resetLinkSeconds,
} from '../../../domain/auth/sessions.ts'
import { isStaff } from '../../../domain/users/users.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { UserRow } from '../../db/tables.ts'
import { factorRemovalMessage, twoFactorOffMessage } from '../../mail/security-messages.ts'
import {
  emailCorrectedMessage,
  emailLeftMessage,
  teamResetMessage,
} from '../../mail/team-messages.ts'
import { deleteAllApiKeys } from '../../queries/api-keys/api-keys.ts'
import { deleteCodes } from '../../queries/auth/email-codes.ts'
import { issueResetToken } from '../../queries/auth/reset-links.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { hasTwoFactor, removeAllTwoFactors } from '../../queries/auth/two-factor.ts'
import { askFactorRemoval } from '../../queries/auth/two-factor-removals.ts'
import { canSendMail } from '../../queries/notifications/mail-limits.ts'
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
import { resetLink } from '../auth/forgot-password.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'
import { authorizeUserAction, toAdminUser } from './update-user.ts'

const removalHours = factorRemovalSeconds / 3600

export async function adminResetTwoFactorUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof adminResetTwoFactor>,
) {
  const isRemoved = await inTransaction(ctx, async (ctx, tx) => {
    const user = await authorizeUserAction(tx, currentUser, input.id, ['forget-second-factor'])
    if (!(await hasTwoFactor(tx, user.id))) {
      throw new Problem('TWO_FACTOR_NOT_ENABLED', 'none-of-theirs')
    }
    await endAllSessions(tx, user.id)
    // Staff know each other. Other users get time to object to the mail.
    const isDelayed = !isStaff(user.role)
    const details = { role: currentUser.role, ...(isDelayed && { afterHours: removalHours }) }
    logActivity(ctx, { action: 'delete', entity: 'second-factor', entityId: user.id, details })
    await (isDelayed ? removeLater(ctx, user) : removeNow(ctx, user))
    return !isDelayed
  })
  return {
    message: isRemoved
      ? resultMessages['second-factor-removed']
      : resultMessages['second-factor-goes']({ hours: removalHours }),
  }
}

async function removeNow(ctx: TransactionContext, user: UserRow): Promise<void> {
  const { tx } = ctx
  await removeAllTwoFactors(tx, user.id)
  const message = twoFactorOffMessage(ctx, readerOf(user))
  await notifySecurityChange(ctx, user, { kind: 'second-factor-off', message })
}

async function removeLater(ctx: TransactionContext, user: UserRow): Promise<void> {
  const { tx } = ctx
  await askFactorRemoval(tx, user.id, ctx.now)
  const message = factorRemovalMessage(ctx, readerOf(user), factorRemovalSeconds * 1000)
  await notifySecurityChange(ctx, user, { kind: 'second-factor-removal', message })
}

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
