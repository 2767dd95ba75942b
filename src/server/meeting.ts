import { Problem } from '../api/problem.ts'
import type { ThreadRecord } from '../api/thread-record.ts'
import { handOverTries } from '../domain/contact/conversation.ts'
import type { Queries } from './db/database.ts'
import type { ContactMessages, ContactSides } from './db/tables.ts'
import { requireFound } from './not-found.ts'
import { reportedBy } from './queries/complaints.ts'
import {
  contactOf,
  findMeeting,
  handOverOf,
  isBlocked,
  type Meeting,
  messagesOf,
  questionOf,
  sidesOf,
  warningsOf,
} from './queries/contact.ts'

export type MeetingSide = ThreadRecord['side']

/** A match as one of its two sees it. */
export interface OwnMeeting extends Meeting {
  side: MeetingSide
  you: Meeting['owner']
  other: Meeting['owner']
  closed: ThreadRecord['closed']
}

/** The caller's own match; 404 for everybody else. */
export async function requireMeeting(
  db: Queries,
  userId: string,
  matchId: string,
): Promise<OwnMeeting> {
  const meeting = requireFound(await findMeeting(db, userId, matchId), 'conversation')
  const side = meeting.owner.userId === userId ? 'owner' : 'finder'
  const [you, other] =
    side === 'owner' ? [meeting.owner, meeting.finder] : [meeting.finder, meeting.owner]
  return { ...meeting, side, you, other, closed: await closedBy(db, meeting) }
}

/** The same, while the two can still talk; `onlyFor` names the side whose act it is. */
export async function requireOpenMeeting(
  db: Queries,
  userId: string,
  matchId: string,
  onlyFor?: MeetingSide,
): Promise<OwnMeeting> {
  const meeting = await requireMeeting(db, userId, matchId)
  if (meeting.closed) throw new Problem('CONVERSATION_CLOSED', meeting.closed)
  if (onlyFor && meeting.side !== onlyFor) {
    throw new Problem('NOT_ALLOWED', `${onlyFor}-only`)
  }
  return meeting
}

async function closedBy(db: Queries, meeting: Meeting): Promise<ThreadRecord['closed']> {
  if (meeting.state !== 'open') return meeting.state === 'recovered' ? 'recovered' : 'withdrawn'
  const { owner, finder } = meeting
  const isOver =
    owner.suspended || finder.suspended || (await isBlocked(db, owner.userId, finder.userId))
  return isOver ? 'ended' : null
}

/** The conversation as one side may see it: of the other only what both have agreed to show. */
export async function toThreadRecord(
  db: Queries,
  meeting: OwnMeeting,
  before?: Pick<ContactMessages, 'id' | 'created_at'>,
): Promise<ThreadRecord> {
  const { id, side, you, other, closed } = meeting
  const [{ messages, earlier }, sides, question, handOver, reported] = [
    await messagesOf(db, id, before),
    await sidesOf(db, id),
    await questionOf(db, id),
    await handOverOf(db, id),
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
    exact: meeting.kind === 'exact',
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
      code: side === 'owner' && closed === null ? (handOver?.code ?? null) : null,
      ready: handOver !== undefined && handOver.tries_left > 0,
      triesLeft: handOver?.tries_left ?? handOverTries,
    },
  }
}

function choicesOf(sides: readonly ContactSides[], userId: string) {
  const side = sides.find(({ user_id }) => user_id === userId)
  return { name: side?.shares_name === 1, phone: side?.shares_phone === 1 }
}

async function revealed(
  db: Queries,
  userId: string,
  agreed: { name: boolean; phone: boolean },
): Promise<ThreadRecord['other']> {
  if (!agreed.name && !agreed.phone) return { name: null, phone: null }
  const contact = await contactOf(db, userId)
  return {
    name: agreed.name && contact ? `${contact.first_name} ${contact.last_name}`.trim() : null,
    phone: agreed.phone && contact ? contact.phone_number : null,
  }
}
