import type { ThreadRecord } from '../../../api/conversations/threads.ts'
import { Problem } from '../../../api/problem.ts'
import { handoverTries } from '../../../domain/conversations/conversations.ts'
import type { Queries } from '../../db/database.ts'
import type { ConversationMessageRow, ConversationParticipantRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { reportedBy } from '../../queries/conversations/complaints.ts'
import {
  type Conversation,
  findContactDetails,
  findConversation,
  handoverOf,
  isBlocked,
  messagesOf,
  participantsOf,
  questionOf,
  warningsOf,
} from '../../queries/conversations/conversations.ts'

export type ConversationParty = ThreadRecord['side']

/** The conversation of a match as one of its two users sees it. */
export interface OwnConversation extends Conversation {
  side: ConversationParty
  you: Conversation['owner']
  other: Conversation['owner']
  closed: ThreadRecord['closed']
}

/** The conversation of a match of the caller; 404 for anyone else. */
export async function requireConversation(
  db: Queries,
  userId: string,
  matchId: string,
): Promise<OwnConversation> {
  const conversation = requireFound(await findConversation(db, userId, matchId), 'conversation')
  const side = conversation.owner.userId === userId ? 'owner' : 'finder'
  const [you, other] =
    side === 'owner'
      ? [conversation.owner, conversation.finder]
      : [conversation.finder, conversation.owner]
  return { ...conversation, side, you, other, closed: await closedBy(db, conversation) }
}

/**
 * Like `requireConversation`; throws if it is closed or the caller is not on the side `onlyFor`.
 */
export async function requireOpenConversation(
  db: Queries,
  userId: string,
  matchId: string,
  onlyFor: ConversationParty | null = null,
): Promise<OwnConversation> {
  const conversation = await requireConversation(db, userId, matchId)
  if (conversation.closed) throw new Problem('CONVERSATION_CLOSED', conversation.closed)
  if (onlyFor && conversation.side !== onlyFor) {
    throw new Problem('FORBIDDEN', `${onlyFor}-only`)
  }
  return conversation
}

async function closedBy(db: Queries, conversation: Conversation): Promise<ThreadRecord['closed']> {
  if (conversation.state !== 'open')
    return conversation.state === 'recovered' ? 'recovered' : 'withdrawn'
  const { owner, finder } = conversation
  const isOver =
    owner.suspended || finder.suspended || (await isBlocked(db, owner.userId, finder.userId))
  return isOver ? 'ended' : null
}

/** The conversation as one user may see it, with the details that both agreed to share. */
export async function toThreadRecord(
  db: Queries,
  conversation: OwnConversation,
  before?: Pick<ConversationMessageRow, 'id' | 'created_at'>,
): Promise<ThreadRecord> {
  const { id, side, you, other, closed } = conversation
  const [{ messages, earlier }, sides, question, handover, reported] = [
    await messagesOf(db, id, before),
    await participantsOf(db, id),
    await questionOf(db, id),
    await handoverOf(db, id),
    await reportedBy(db, id, you.userId),
  ]
  const sharing = {
    you: choicesOf(sides, you.userId),
    other: choicesOf(sides, other.userId),
  }
  return {
    id,
    side,
    closed,
    exact: conversation.kind === 'exact',
    report: { id: you.reportId, name: you.reportName },
    messages: messages.map((message) => ({
      id: message.id,
      from: message.sender_id === you.userId ? 'you' : 'other',
      text: message.text,
      warnings: warningsOf(message),
      reported: reported.has(message.id),
      createdAt: message.created_at,
    })),
    earlier,
    sharing,
    other: await revealed(db, other.userId, {
      name: sharing.you.name && sharing.other.name,
      phone: sharing.you.phone && sharing.other.phone,
    }),
    question: question
      ? {
          text: question.question,
          triesLeft: question.tries_left,
          answered: question.answered_at !== null,
        }
      : null,
    handOver: {
      code: side === 'owner' && closed === null ? (handover?.code ?? null) : null,
      ready: handover !== undefined && handover.tries_left > 0,
      triesLeft: handover?.tries_left ?? handoverTries,
    },
  }
}

function choicesOf(sides: readonly ConversationParticipantRow[], userId: string) {
  const side = sides.find(({ user_id }) => user_id === userId)
  return { name: side?.shares_name === 1, phone: side?.shares_phone === 1 }
}

async function revealed(
  db: Queries,
  userId: string,
  agreed: { name: boolean; phone: boolean },
): Promise<ThreadRecord['other']> {
  if (!agreed.name && !agreed.phone) return { name: null, phone: null }
  const contact = await findContactDetails(db, userId)
  return {
    name: agreed.name && contact ? `${contact.first_name} ${contact.last_name}`.trim() : null,
    phone: agreed.phone && contact ? contact.phone_number : null,
  }
}
