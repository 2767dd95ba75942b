import { shareContact } from '../../../api/conversations/share-contact.ts'
import { upsertParticipant } from '../../queries/conversations/conversations.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import {
  requireOpenConversation,
  toThreadRecord,
} from '../../services/conversations/conversation.ts'
import { notifyOtherParty } from '../../services/conversations/notify-other-party.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const shareContactRoute = route(shareContact, async (ctx, { input, currentUser }) => {
  const { limiter } = ctx
  await limiter.consume('change', currentUser.id)
  const { id, name, phone } = input
  const data = await inTransaction(ctx, async (ctx, tx) => {
    const conversation = await requireOpenConversation(tx, currentUser.id, id)
    await upsertParticipant(tx, id, currentUser.id, {
      shares_name: name ? 1 : 0,
      shares_phone: phone ? 1 : 0,
    })
    await notifyOtherParty(ctx, conversation, 'sharing')
    logActivity(ctx, {
      action: 'update',
      entity: 'match',
      entityId: id,
      details: { sharesName: name, sharesPhone: phone },
    })
    return toThreadRecord(tx, conversation)
  })
  return { data }
})
