import { getThread } from '../../../api/conversations/get-thread.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findMessage, upsertParticipant } from '../../queries/conversations/conversations.ts'
import { requireConversation, toThreadRecord } from '../../services/conversations/conversation.ts'
import { route } from '../route.ts'

export const getThreadRoute = route(
  getThread,
  async ({ database, now }, { input, currentUser }) => {
    const conversation = await requireConversation(database.read, currentUser.id, input.id)
    if (input.before !== undefined) {
      const before = requireFound(
        await findMessage(database.read, conversation.id, input.before),
        'message-here',
      )
      return { data: await toThreadRecord(database.read, conversation, before) }
    }
    // Marking messages as read changes no record, so it is not logged.
    await database.write((tx) =>
      upsertParticipant(tx, conversation.id, currentUser.id, { read_at: now }),
    )
    return { data: await toThreadRecord(database.read, conversation) }
  },
)
