import type { resolveComplaint } from '../../../api/conversations/complaints.ts'
import { Problem } from '../../../api/problem.ts'
import { requireFound } from '../../lib/require-found.ts'
import { messageUpheldMessage } from '../../mail/contact-messages.ts'
import { findComplaint, settleComplaint } from '../../queries/conversations/complaints.ts'
import { insertBlock } from '../../queries/conversations/conversations.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findLanguage } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

export async function resolveComplaintUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof resolveComplaint>,
) {
  const { now } = ctx
  const { id, status, decision } = input
  const decided = await inTransaction(ctx, async (ctx, tx) => {
    const { sender, complainant } = requireFound(await findComplaint(tx, id), 'complaint')
    const settled = await settleComplaint(tx, id, {
      state: status,
      decision,
      decided_by: currentUser.id,
      decided_at: now,
    })
    if (!settled) throw new Problem('STATUS_CHANGE_REFUSED', 'complaint-decided')
    if (status === 'upheld') {
      await insertBlock(tx, complainant.id, sender.id, now)
      const message = messageUpheldMessage(await findLanguage(tx, sender.id), decision)
      await enqueueMail(tx, { to: sender.email, kind: 'message-upheld', message }, now)
    }
    const details = { from: 'open', to: status, role: currentUser.role }
    logActivity(ctx, { action: 'moderate', entity: 'complaint', entityId: id, details })
    return findComplaint(tx, id)
  })
  return requireFound(decided, 'complaint')
}
