import { createHash } from 'node:crypto'
import type { PushSubscriptionRecord } from '../../../api/notifications/push.ts'
import type { PushDelivery } from '../../../domain/notifications/push.ts'
import type { Queries } from '../../db/database.ts'
import type { PushSubscriptionRow } from '../../db/tables.ts'
import { hasRow } from '../count-rows.ts'
import { enqueueJobs } from '../jobs.ts'
import { deleteRows, findRow, updateRows } from '../rows-by-columns.ts'

/** More browsers than anybody uses. With more, a new subscription replaces the oldest. */
const maxPerUser = 10

/** Stores the only subscription of a browser, for the user who subscribed last. */
export async function upsertPushSubscription(tx: Queries, row: PushSubscriptionRow) {
  const { user_id, session_id, target, user_agent } = row
  const existing = await findRow(tx, 'push_subscriptions', { endpoint_hash: row.endpoint_hash })
  // Deletes the waiting messages too, which are for the previous user.
  if (existing && existing.user_id !== user_id) await deletePushSubscription(tx, existing)
  const saved = await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('endpoint_hash').doUpdateSet({ user_id, session_id, target, user_agent }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  const newest = tx
    .selectFrom('push_subscriptions')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxPerUser)
    .select('id')
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', user_id)
    .where('id', '!=', saved.id)
    .where('id', 'not in', newest)
    .execute()
  return saved
}

function pushSubscriptionsQuery(db: Queries, userId: string) {
  return db.selectFrom('push_subscriptions').where('user_id', '=', userId)
}

export async function pushSubscriptionsOf(db: Queries, userId: string) {
  return pushSubscriptionsQuery(db, userId).selectAll().orderBy('created_at').execute()
}

export async function hasPushSubscription(db: Queries, userId: string): Promise<boolean> {
  return hasRow(pushSubscriptionsQuery(db, userId).select('id').limit(1))
}

export async function findPushSubscription(db: Queries, id: string) {
  return findRow(db, 'push_subscriptions', { id })
}

/** Returns false if the user has no such subscription. */
export async function deletePushSubscription(
  tx: Queries,
  { id, user_id }: Pick<PushSubscriptionRow, 'id' | 'user_id'>,
): Promise<boolean> {
  return (await deleteRows(tx, 'push_subscriptions', { id, user_id })) > 0
}

export async function markNotified(tx: Queries, id: string, now: number): Promise<void> {
  const change = { last_sent_at: now, failing_since: null }
  await updateRows(tx, 'push_subscriptions', { id }, change)
}

export function toPushSubscription(
  row: PushSubscriptionRow,
  sessionId: string,
): PushSubscriptionRecord {
  return {
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSentAt: row.last_sent_at,
    endpointHash: row.endpoint_hash,
    current: row.session_id === sessionId,
  }
}

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

/**
 * What a job stores of a message; its path may be a signed link. A newer message replaces an
 * undelivered one with its topic.
 */
export interface StoredPush extends Pick<PushDelivery, 'urgency'> {
  path: string
  topic: string
}

/** Queues a message to each browser of a user, in the transaction of its cause. */
export async function enqueuePush(tx: Queries, push: NewPush, now: number): Promise<void> {
  const { userId, eventKey, path, delivery } = push
  const subscriptions = await pushSubscriptionsQuery(tx, userId).select('id').execute()
  const topic = topicOf(`${userId} ${push.subject}`)
  const secret: StoredPush = { path, topic, urgency: delivery.urgency }
  const jobs = subscriptions.map(({ id }) => ({
    kind: 'push',
    type: 'notification',
    account_id: userId,
    subscription_id: id,
    eventKey: `${id} ${eventKey}`,
    secret,
    expiresAt: now + delivery.ttlSeconds * 1000,
  }))
  await enqueueJobs(tx, jobs, now)
}

/** A hash of at most 32 characters, as RFC 8030 requires. The text has random ids, so it cannot be guessed. */
function topicOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}
