import { parse } from 'tldts'
import type { ThreadRecord } from '../../../api/conversations/threads.ts'
import { Problem } from '../../../api/problem.ts'
import { type ContactWarning, handoverTries } from '../../../domain/conversations/conversations.ts'
import { linkIn } from '../../../domain/conversations/links.ts'
import { warningsIn } from '../../../domain/conversations/warnings.ts'
import type { NotificationKindName } from '../../../domain/notifications/notifications.ts'
import type { Queries } from '../../db/database.ts'
import type { ConversationMessageRow, ConversationParticipantRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { reportedBy } from '../../queries/conversations/complaints.ts'
import {
  type Conversation,
  findContactDetails,
  findConversation,
  handoverOf,
  insertMessage,
  isBlocked,
  messagesOf,
  participantsOf,
  questionOf,
  warningsOf,
} from '../../queries/conversations/conversations.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'

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
    // Never today’s number of somebody whom the reader met once, or who blocked them.
    other: await revealed(db, other.userId, {
      name: closed === null && sharing.you.name && sharing.other.name,
      phone: closed === null && sharing.you.phone && sharing.other.phone,
    }),
    question: question
      ? {
          text: question.question,
          warnings: findWarnings(question.question),
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

/** Events of a conversation that the other user is notified of. */
type ContactEvent = 'message' | 'question' | 'answered' | 'sharing'

const kinds = {
  message: { owner: 'message-from-owner', finder: 'message-from-finder' },
  question: { owner: 'question', finder: 'question' },
  answered: { owner: 'answered', finder: 'answered' },
  sharing: { owner: 'sharing-by-owner', finder: 'sharing-by-finder' },
} as const satisfies Record<ContactEvent, Record<OwnConversation['side'], NotificationKindName>>

const hourMs = 3_600_000

/**
 * Notifies the other user of an event, without its text, at most once an hour for each kind: the
 * conversation itself is always up to date.
 */
export async function notifyOtherParty(
  ctx: TransactionContext,
  { id, side, other }: OwnConversation,
  event: ContactEvent,
): Promise<void> {
  const { now } = ctx
  await notifyUser(ctx, {
    userId: other.userId,
    ...(ctx.actor && { sender: ctx.actor.id }),
    kind: kinds[event][side],
    subjectId: id,
    data: { item: other.reportName },
    eventKey: `${event} ${id} ${Math.floor(now / hourMs)}`,
  })
}

/** Stores a message of the reader of a conversation, with the warnings for the other user. */
export async function insertOwnMessage(
  ctx: TransactionContext,
  { id, you }: OwnConversation,
  text: string,
): Promise<void> {
  const message = { match_id: id, sender_id: you.userId, text }
  const messageId = await insertMessage(ctx.tx, message, findWarnings(text), ctx.now)
  logActivity(ctx, { action: 'create', entity: 'message', entityId: messageId })
}

/** Whether a name has a public suffix. The list of these is too large for a browser. */
function isHost(name: string): boolean {
  const { domain, isIcann, isPrivate } = parse(name)
  return domain !== null && (isIcann === true || isPrivate === true)
}

/** The first link in a text, with disguises removed; null if there is none. */
export function findLink(text: string): string | null {
  return linkIn(text, isHost)
}

/** Warnings for the reader of a message, including links. */
export function findWarnings(text: string): ContactWarning[] {
  return warningsIn(text, findLink(text) !== null)
}
