import { createHash } from 'node:crypto'
import type { PushDelivery } from '../../../domain/notifications/push.ts'
import type { Queries } from '../../db/database.ts'
import { enqueueJobs } from '../jobs.ts'
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
