import { Problem } from '../../../api/problem.ts'
import type { adminResetTwoFactor } from '../../../api/users/admin-users.ts'
import { factorRemovalSeconds } from '../../../domain/auth/sessions.ts'
import { isStaff } from '../../../domain/users/users.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { UserRow } from '../../db/tables.ts'
import { factorRemovalMessage, twoFactorOffMessage } from '../../mail/security-messages.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { hasTwoFactor, removeAllTwoFactors } from '../../queries/auth/two-factor.ts'
import { askFactorRemoval } from '../../queries/auth/two-factor-removals.ts'
import { readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'
import { authorizeUserAction } from './authorize-user-action.ts'

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
