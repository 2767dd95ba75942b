import type { MatchRecord } from '../../../api/matching/matches.ts'
import type { TaskRecord } from '../../../api/notifications/notifications.ts'
import { recentLossMs } from '../../../domain/assets/owner-checklist.ts'
import { warrantySoonDays } from '../../../domain/assets/warranty.ts'
import { dayOf } from '../../../domain/calendar-days.ts'
import { notificationUrl } from '../../../domain/notifications/notification-view.ts'
import { taskKinds } from '../../../domain/notifications/tasks.ts'
import { assetName } from '../../../domain/transfers/transfers.ts'
import { lossDraftPath } from '../../../locales/localized-paths.ts'
import { wordsOf } from '../../../locales/words-of.ts'
import type { Queries } from '../../db/database.ts'
import type { NotificationRow, UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { openConversations } from '../../queries/conversations/last-messages.ts'
import { matchesOfUser, toMatchRecord } from '../../queries/matching/user-matches.ts'
import {
  evidenceAskedOf,
  openLabelMessages,
  unreadNotices,
  warrantiesEnding,
} from '../../queries/notifications/tasks.ts'
import { findLossReminder } from '../../queries/reports/loss-reminders.ts'
import { reportsOf } from '../../queries/reports/reports.ts'
import { transfersTo } from '../../queries/transfers/transfers.ts'
import { findUser, givenNameOf, languageOfUser } from '../../queries/users/users.ts'
import type { Context } from '../context.ts'
import { stateOf } from '../transfers/to-transfer-record.ts'

const maxMatches = 100
const maxReports = 5
const dayMs = 86_400_000

const assetUrl = (id: string) => `/dashboard/assets/${encodeURIComponent(id)}`
const matchUrl = (id: string) => `/dashboard/matches/${encodeURIComponent(id)}`

/** The tasks of a user: the most urgent kind first, and the newest first within a kind. */
export async function tasksOf(ctx: Context, userId: string): Promise<TaskRecord[]> {
  const { read } = ctx.database
  const reader = requireFound(await findUser(read, userId), 'user')
  const notices = await unreadNotices(read, userId)
  const tasks = [
    ...(await labelMessageTasks(read, userId)),
    ...(await matchTasks(read, reader)),
    ...(await stepsTasks(ctx, userId)),
    ...(await evidenceTasks(read, userId)),
    ...(await transferTasks(ctx, reader)),
    ...(await draftTasks(read, reader)),
    ...noticeTasks(notices, reader),
    ...passwordTasks(reader),
    ...nameTasks(reader),
    ...(await warrantyTasks(ctx, userId)),
  ]
  const rank = ({ kind }: TaskRecord) => taskKinds.indexOf(kind)
  return tasks.toSorted((a, b) => rank(a) - rank(b) || b.at - a.at)
}

async function labelMessageTasks(db: Queries, userId: string): Promise<TaskRecord[]> {
  const messages = await openLabelMessages(db, userId)
  return messages.map(({ id, asset_id, place, item, created_at }) => ({
    kind: 'label-message',
    id,
    item,
    text: place,
    href: assetUrl(asset_id),
    at: created_at,
    dueAt: null,
  }))
}

/** One task for each match: a decision, a question to answer, or a message to write. */
async function matchTasks(db: Queries, reader: UserRow): Promise<TaskRecord[]> {
  const matches = (await matchesOfUser(db, reader.id, maxMatches)).map(toMatchRecord)
  const asked = matches.filter((match) => match.asked)
  const open = matches.filter(({ state, asked }) => state === 'open' && !asked)
  const conversations = await openConversations(
    db,
    reader.id,
    open.map(({ id }) => id),
  )
  const task = { text: null, dueAt: null }
  return [
    ...asked.map(
      ({ id, item, createdAt }): TaskRecord => ({
        ...{ ...task, kind: 'match', id, item },
        ...{ href: matchUrl(id), at: createdAt },
      }),
    ),
    ...conversations.flatMap(({ id, asked_at, sender_id, created_at }): TaskRecord[] => {
      const match = open.find((each) => each.id === id)
      if (!match) return []
      const about = { ...task, id, item: match.item, href: matchUrl(id) }
      if (asked_at !== null && match.side === 'missing') {
        return [{ ...about, kind: 'question', at: asked_at }]
      }
      if (sender_id === reader.id) return []
      const text = contactTitle(match, sender_id !== null, reader)
      return [{ ...about, kind: 'contact', text, at: created_at ?? match.createdAt }]
    }),
  ]
}

/** What the notification said of it. */
function contactTitle(
  { kind, side, item }: MatchRecord,
  hasMessage: boolean,
  reader: UserRow,
): string {
  const you = side === 'missing' ? 'owner' : 'finder'
  const news = hasMessage
    ? (`message-from-${side === 'missing' ? 'finder' : 'owner'}` as const)
    : (`match-${kind === 'exact' ? '' : 'accepted-'}for-${you}` as const)
  const { notifications } = wordsOf(languageOfUser(reader))
  const stored = { kind: news, subject_id: '', data: JSON.stringify({ item }) }
  return notifications.notificationMessageText(stored).title
}

/** The next steps after a recent loss, for who has ticked none of them. */
async function stepsTasks({ database, now }: Context, userId: string): Promise<TaskRecord[]> {
  const reports = await reportsOf(database.read, userId, { limit: maxReports })
  return reports
    .filter(
      ({ status, closed_at, created_at, completed_steps }) =>
        status !== 'Found' &&
        closed_at === null &&
        completed_steps === null &&
        now - created_at < recentLossMs,
    )
    .map(({ id, name: item, created_at: at }) => {
      const href = `/dashboard/reports/${encodeURIComponent(id)}#next-steps`
      return { kind: 'steps', id, item, text: null, href, at, dueAt: null }
    })
}

async function evidenceTasks(db: Queries, userId: string): Promise<TaskRecord[]> {
  const asked = await evidenceAskedOf(db, userId)
  return asked.map(({ id, name, requested_evidence, evidence_requested_at }) => ({
    kind: 'evidence',
    id,
    item: name,
    text: requested_evidence,
    href: assetUrl(id),
    at: evidence_requested_at ?? 0,
    dueAt: null,
  }))
}

async function transferTasks(ctx: Context, reader: UserRow): Promise<TaskRecord[]> {
  // Whoever registers an email that nobody has proved would read the offers to it.
  if (reader.email_verified_at === null) return []
  const offers = await transfersTo(ctx.database.read, reader)
  return offers
    .filter((offer) => stateOf(ctx, offer) === 'open')
    .map((offer) => ({
      kind: 'transfer',
      id: offer.id,
      item: assetName(offer),
      text: null,
      href: '/dashboard/transfers',
      at: offer.created_at,
      dueAt: offer.ends_at,
    }))
}

async function draftTasks(db: Queries, reader: UserRow): Promise<TaskRecord[]> {
  const kept = await findLossReminder(db, reader.id)
  if (!kept) return []
  const href = lossDraftPath(languageOfUser(reader), JSON.parse(kept.data))
  const { id, created_at: at, next_attempt_at: dueAt } = kept
  return [{ kind: 'draft', id, item: '', text: null, href, at, dueAt }]
}

function noticeTasks(notices: readonly NotificationRow[], reader: UserRow): TaskRecord[] {
  const language = languageOfUser(reader)
  const { notifications } = wordsOf(language)
  return notices.map((notice) => ({
    kind: 'notice',
    id: notice.id,
    item: '',
    text: notifications.notificationMessageText(notice).title,
    href: notificationUrl(notice, language),
    at: notice.created_at,
    dueAt: null,
  }))
}

function nameTasks(user: UserRow): TaskRecord[] {
  if (givenNameOf(user) !== '') return []
  const { id, created_at: at } = user
  return [{ kind: 'name', id, item: '', text: null, href: '/dashboard/account', at, dueAt: null }]
}

function passwordTasks({ id, password_hash, created_at: at }: UserRow): TaskRecord[] {
  if (password_hash !== null) return []
  const href = '/forgot-password'
  return [{ kind: 'password', id, item: '', text: null, href, at, dueAt: null }]
}

async function warrantyTasks({ database, now }: Context, userId: string): Promise<TaskRecord[]> {
  const until = dayOf(now + warrantySoonDays * dayMs)
  const ending = await warrantiesEnding(database.read, userId, dayOf(now), until)
  return ending.map(({ id, name, warranty_until, created_at }) => ({
    kind: 'warranty',
    id,
    item: name,
    text: null,
    href: assetUrl(id),
    at: created_at,
    // Noon in Nigeria, so that it is the same day everywhere.
    dueAt: Date.parse(`${warranty_until}T11:00:00Z`),
  }))
}
