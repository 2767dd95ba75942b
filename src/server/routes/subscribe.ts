import { subscribe } from '../../api/subscribe.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { confirmSubscriptionMessage } from '../mail/newsletter-messages.ts'
import { logActivity } from '../queries/activity-log.ts'
import { mayMail } from '../queries/mail-counts.ts'
import { queueMail } from '../queries/outbox.ts'
import { awaitConfirmation, findSubscriber, isLinkGood } from '../queries/subscribers.ts'
import { route } from '../route.ts'

export const subscribeRoute = route(
  subscribe,
  async ({ database, inEvenTime, limiter, now, publicOrigin }, { input, address }) => {
    await limiter.take('mailByAddress', address)
    const work = database.write(async (tx) => {
      // Asked first: it lets nobody else in for this address until the transaction ends.
      const may = await mayMail(database, tx, input.email, now())
      const known = await findSubscriber(tx, input.email)
      if (known && known.confirmed_at !== null) return
      // No mail may go now: the link of the last one stays good.
      if (!may && known && (isLinkGood(known, now()) || known.mailed_at === null)) return
      const mailedAt = may ? now() : null
      const { id, token } = await awaitConfirmation(tx, input.email, now(), mailedAt)
      // Else it is mailed by `mailWaitingConfirmations`.
      if (may) {
        const message = confirmSubscriptionMessage(publicOrigin, token)
        await queueMail(tx, { to: input.email, kind: 'confirm-subscription', message }, now())
      }
      await logActivity(
        tx,
        {
          actorId: null,
          action: known ? 'update' : 'create',
          entity: 'subscriber',
          entityId: id,
          details: { confirmed: false },
        },
        now(),
      )
    })
    await inEvenTime(work)
    return {
      message: resultMessages['subscription-asked'],
    }
  },
)
