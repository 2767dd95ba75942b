import type { resolveLabelMessage } from '../../../api/conversations/label-messages.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  findLabelMessage,
  saveLabelMessageDone,
} from '../../queries/conversations/label-messages.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

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
