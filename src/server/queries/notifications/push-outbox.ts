import { createHash } from 'node:crypto'
import type { PushDelivery } from '../../../domain/notifications/push.ts'
import type { Database, Queries } from '../../db/database.ts'
import { newId } from '../../lib/ids.ts'
import { isDue, leaseRows, type TurnFilter } from '../due-rows.ts'
import { updateRows } from '../rows-by-columns.ts'
import { pushSubscriptionsQuery } from './push-subscriptions.ts'

/** A push message about an event, which each browser of a user gets once. */
export interface NewPush {
  userId: string
  eventKey: string
  /** A browser shows only the newest message with the same subject. */
  subject: string
  /** The path of the page that the message opens. */
  path: string
  delivery: PushDelivery
}

/** Queues a message to each browser of a user, in the transaction of its cause. */
export async function enqueuePush(tx: Queries, push: NewPush, now: number): Promise<void> {
  const { userId, eventKey, delivery } = push
  const subscriptions = await pushSubscriptionsQuery(tx, userId).select('id').execute()
  if (subscriptions.length === 0) return
  const topic = topicOf(`${userId} ${push.subject}`)
  await tx
    .insertInto('push_outbox')
    .values(
      subscriptions.map(({ id }) => ({
        id: newId(),
        subscription_id: id,
        event_key: eventKey,
        path: push.path,
        topic,
        urgency: delivery.urgency,
        created_at: now,
        expires_at: now + delivery.ttlSeconds * 1000,
        attempts: 0,
        next_attempt_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['subscription_id', 'event_key']).doNothing())
    .execute()
}

/** A hash of at most 32 characters, as RFC 8030 requires. The text has random ids, so it cannot be guessed. */
function topicOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}

function duePushesQuery(db: Queries, now: number) {
  return db
    .selectFrom('push_outbox')
    .where('push_outbox.sent_at', 'is', null)
    .where(isDue('push_outbox', now))
}

/** Browsers with due messages, the one that waited longest first. */
export function dueSubscriptionsQuery(
  db: Queries,
  { failing, except, exceptUsers, limit }: TurnFilter,
  now: number,
) {
  return db
    .selectFrom('push_subscriptions as s')
    .where('s.failing_since', failing ? 'is not' : 'is', null)
    .$if(except.length > 0, (query) => query.where('s.id', 'not in', except))
    .$if(exceptUsers.length > 0, (query) => query.where('s.user_id', 'not in', exceptUsers))
    .where('s.id', 'in', duePushesQuery(db, now).select('push_outbox.subscription_id'))
    .orderBy('s.last_turn_at')
    .limit(limit)
    .select(['s.id', 's.user_id'])
}

/** Reads without a transaction, which would wait for all other writes. */
export async function hasDuePushes(db: Queries, now: number): Promise<boolean> {
  return (await duePushesQuery(db, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Leases the due messages of a browser for `leaseMs`, in which no other worker gets them. */
export async function leasePushes(
  database: Database,
  { subscriptionId, limit, leaseMs }: { subscriptionId: string; limit: number; leaseMs: number },
  now: number,
) {
  return database.write(async (tx) => {
    await updateRows(tx, 'push_subscriptions', { id: subscriptionId }, { last_turn_at: now })
    const due = duePushesQuery(tx, now)
      .where('subscription_id', '=', subscriptionId)
      // New messages before those that failed.
      .orderBy('attempts')
      .orderBy('next_attempt_at')
      .select('id')
      .limit(limit)
    return leaseRows({ database, tx }, 'push_outbox', due, { leased_until: now + leaseMs })
  })
}

export async function markPushSent(tx: Queries, id: string, now: number): Promise<void> {
  await updateRows(tx, 'push_outbox', { id }, { sent_at: now, leased_until: null })
}

/** Stores the code of a failure and the time of the next attempt; null: there is none. */
export async function markPushUnsent(
  tx: Queries,
  id: string,
  { retryAt, code }: { retryAt: number | null; code: string },
  now: number,
): Promise<void> {
  await updateRows(
    tx,
    'push_outbox',
    { id },
    {
      leased_until: null,
      last_error: code,
      ...(retryAt === null ? { failed_at: now } : { next_attempt_at: retryAt }),
    },
  )
}
