import { subscribe } from '../../../api/newsletter/subscribe.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { confirmSubscriptionMessage } from '../../mail/newsletter-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import {
  awaitConfirmation,
  findSubscriber,
  isLinkGood,
} from '../../queries/newsletter/subscribers.ts'
import { canSendMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { route } from '../route.ts'

export const subscribeRoute = route(
  subscribe,
  async (
    { database, withMinDuration: inEvenTime, limiter, now, publicOrigin },
    { input, ip: address },
  ) => {
    await limiter.consume('mailByAddress', address)
    const work = database.write(async (tx) => {
      // Asked first: it lets nobody else in for this address until the transaction ends.
      const may = await canSendMail(database, tx, input.email, now())
      const known = await findSubscriber(tx, input.email)
      if (known && known.confirmed_at !== null) return
      // No mail may go now: the link of the last one stays good.
      if (!may && known && (isLinkGood(known, now()) || known.mailed_at === null)) return
      const mailedAt = may ? now() : null
      const { id, token } = await awaitConfirmation(tx, input.email, now(), mailedAt)
      // Else it is mailed by `mailWaitingConfirmations`.
      if (may) {
        const message = confirmSubscriptionMessage(publicOrigin, token)
        await enqueueMail(tx, { to: input.email, kind: 'confirm-subscription', message }, now())
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
