import type { subscribe } from '../../../api/newsletter/newsletter.ts'
import { waitingConfirmations } from '../../../domain/notifications/mail-limits.ts'
import { confirmationMessage } from '../../mail/confirmation-message.ts'
import {
  awaitConfirmation,
  countWaitingOf,
  findSubscriber,
  isLinkGood,
} from '../../queries/newsletter/subscribers.ts'
import { requesterOf, reserveRequestedMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { languageOfVisitor } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { takeMailTurn } from '../notifications/take-mail-turn.ts'
import { inTransaction } from '../transaction.ts'

export async function subscribeUseCase(
  ctx: Context,
  { input, sender }: RequestOf<typeof subscribe>,
) {
  const { database, withMinDuration, now } = ctx
  const hasTurn = await takeMailTurn(ctx, sender)
  const work = inTransaction(ctx, async (ctx, tx) => {
    const requester = requesterOf(input.email, sender)
    const asked = { budget: 'requested', requester } as const
    // Called first: it locks what this sender asks of the mailbox until the transaction ends.
    const canSend = hasTurn && (await reserveRequestedMail(database, tx, input.email, asked, now))
    const known = await findSubscriber(tx, input.email)
    if (known && known.confirmed_at !== null) return
    // No mail can be sent now, and the last link is still valid or not yet mailed.
    if (!canSend && known && (isLinkGood(known, now) || known.mailed_at === null)) return
    if (!canSend && (await countWaitingOf(tx, requester)) >= waitingConfirmations) return
    const subscriber = { email: input.email, requester, mailedAt: canSend ? now : null }
    const { id, token } = await awaitConfirmation(tx, subscriber, now)
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
