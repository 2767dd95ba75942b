import { shareContact } from '../../../api/conversations/share-contact.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { upsertParticipant } from '../../queries/conversations/conversations.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { notifyOtherParty } from '../../services/conversations/notify-other-party.ts'
import { route } from '../route.ts'

export const shareContactRoute = route(shareContact, async (services, { input, currentUser }) => {
  const { database, limiter, now } = services
  await limiter.consume('change', currentUser.id)
  const { id, name, phone } = input
  const data = await database.write(async (tx) => {
    const meeting = await requireOpenConversation(tx, currentUser.id, id)
    const at = now()
    await upsertParticipant(tx, id, currentUser.id, {
      shares_name: name ? 1 : 0,
      shares_phone: phone ? 1 : 0,
    })
    await notifyOtherParty(services, tx, meeting, 'sharing', at)
    await logActivity(
      tx,
      {
        actorId: currentUser.id,
        action: 'update',
        entity: 'match',
        entityId: id,
        details: { sharesName: name, sharesPhone: phone },
      },
      at,
    )
    return toThreadRecord(tx, meeting)
  })
  return { data }
})
