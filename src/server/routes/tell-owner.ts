import { tellOwner } from '../../api/tell-owner.ts'
import { readLabelCode } from '../../domain/label-codes.ts'
import { foundByLabelMessage } from '../mail/label-messages.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findLabelOwner } from '../queries/labels.ts'
import { queueMail } from '../queries/outbox.ts'
import { route } from '../route.ts'

export const tellOwnerRoute = route(
  tellOwner,
  async ({ database, limiter, now, publicOrigin }, { input, address }) => {
    await limiter.take('foundByAddress', address)
    const code = readLabelCode(input.code) ?? ''
    const owner = requireFound(
      await findLabelOwner(database.read, code),
      'This label is no longer in use.',
    )
    await limiter.take('foundByLabel', code)
    await limiter.take('foundByOwner', owner.owner_id)
    await database.write(async (tx) => {
      const message = foundByLabelMessage(owner, input, publicOrigin)
      const mail = { to: owner.email, kind: 'found-by-label', message } as const
      await queueMail(tx, { ...mail, budget: 'caused' }, now())
      // Not what was written: that is between the two of them.
      await logActivity(
        tx,
        { actorId: null, action: 'create', entity: 'found-message', entityId: owner.id },
        now(),
      )
    })
    return {
      message: input.contact
        ? 'Sent. The owner has your message and how to reach you, and nothing else about you.'
        : 'Sent. The owner has your message. You left no contact, so they cannot answer you.',
    }
  },
)
