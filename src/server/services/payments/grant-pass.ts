import type { grantPass } from '../../../api/payments/payments.ts'
import { site } from '../../../site.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { addToLedger, lockLedgerOf } from '../../queries/payments/ledger.ts'
import { findUserById } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'

/**
 * Grants a pass without payment. The ledger stores the reason; the activity log only says that the
 * pass was granted.
 */
export async function grantPassUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof grantPass>,
) {
  const { id, plan, days, reason } = input
  await inTransaction(ctx, async (ctx, tx) => {
    await lockLedgerOf(ctx.database, tx, id)
    const user = requireFound(await findUserById(tx, id), 'user')
    const grant = newId()
    await addToLedger(
      tx,
      {
        ...{ event_key: `grant ${grant}`, kind: 'grant', user_id: user.id, reference: grant },
        ...{ plan, billing: null, days, amount: 0, currency: site.currency, vat_rate: null },
        ...{ channel: null, provider_id: null, granted_by: currentUser.id, reason, at: ctx.now },
      },
      ctx.now,
    )
    const details = { role: currentUser.role, kind: 'grant', plan, days, userId: user.id }
    logActivity(ctx, { action: 'create', entity: 'payment', entityId: grant, details })
    await notifyUser(ctx, {
      userId: user.id,
      kind: 'pass-granted',
      subjectId: user.id,
      data: { item: plan, times: days },
      eventKey: `grant ${grant}`,
    })
  })
}
