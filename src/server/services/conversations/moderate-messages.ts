import type { resolveComplaint } from '../../../api/conversations/complaints.ts'
import type { resolveLabelMessage } from '../../../api/conversations/label-messages.ts'
import { Problem } from '../../../api/problem.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { messageUpheldMessage } from '../../mail/contact-messages.ts'
import { findComplaint, settleComplaint } from '../../queries/conversations/complaints.ts'
import { insertBlock } from '../../queries/conversations/conversations.ts'
import {
  findLabelMessage,
  saveLabelMessageDone,
} from '../../queries/conversations/label-messages.ts'
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

/** Marks a message as done or not done; changes nothing if it already is. */
export async function resolveLabelMessageUseCase(
  ctx: Context,
  { input: { id, done }, currentUser }: RequestOf<typeof resolveLabelMessage>,
) {
  return inTransaction(ctx, async (ctx, tx) => {
    const before = requireFound(await findLabelMessage(tx, currentUser.id, id), 'message')
    if ((before.doneAt !== null) === done) return before
    await saveLabelMessageDone(tx, currentUser.id, id, done ? ctx.now : null)
    logActivity(ctx, {
      action: 'update',
      entity: 'found-message',
      entityId: before.assetId,
      details: { done },
    })
    return requireFound(await findLabelMessage(tx, currentUser.id, id), 'message')
  })
}
