import type { subscribe } from '../../../api/newsletter/subscribe.ts'
import { confirmationMessage } from '../../mail/confirmation-message.ts'
import {
  awaitConfirmation,
  findSubscriber,
  isLinkGood,
} from '../../queries/newsletter/subscribers.ts'
import { canSendMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { languageOfVisitor } from '../../queries/users/visitor-language.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

export async function subscribeUseCase(ctx: Context, { input }: RequestOf<typeof subscribe>) {
  const { database, withMinDuration, now } = ctx
  const work = inTransaction(ctx, async (ctx, tx) => {
    // Called first: it locks the mailbox until the transaction ends.
    const canSend = await canSendMail(database, tx, input.email, now)
    const known = await findSubscriber(tx, input.email)
    if (known && known.confirmed_at !== null) return
    // No mail can be sent now, and the last link is still valid or not yet mailed.
    if (!canSend && known && (isLinkGood(known, now) || known.mailed_at === null)) return
    const mailedAt = canSend ? now : null
    const { id, token } = await awaitConfirmation(tx, input.email, now, mailedAt)
    // If not now, `mailPendingConfirmations` mails the link later.
    if (canSend) {
      const message = confirmationMessage(
        'newsletter',
        ctx,
        await languageOfVisitor(tx, input),
        token,
      )
      await enqueueMail(tx, { to: input.email, kind: 'confirm-subscription', message }, now)
    }
    logActivity(ctx, {
      action: known ? 'update' : 'create',
      entity: 'subscriber',
      entityId: id,
      details: { confirmed: false },
    })
  })
  await withMinDuration(work)
}
