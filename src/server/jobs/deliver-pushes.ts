import { days, minutes } from '../../domain/durations.ts'
import type { PushOutboxRow, PushSubscriptionRow } from '../db/tables.ts'
import { payloadOf } from '../push/payload.ts'
import type { PushOutcome, PushTarget } from '../push/push-client.ts'
import {
  dueSubscriptionsQuery,
  hasDuePushes,
  leasePushes,
  markPushSent,
  markPushUnsent,
} from '../queries/notifications/push-outbox.ts'
import {
  deletePushSubscription,
  findPushSubscription,
  markFailing,
  markNotified,
} from '../queries/notifications/push-subscriptions.ts'
import { findLanguage } from '../queries/users/users.ts'
import type { AppContext } from '../services/context.ts'
import { createDeliveryWorker, type DeliveryWorker } from './delivery-turns.ts'

/** Longer than a push service may take to answer. */
const leaseMs = minutes(1) * 1000
/** How many messages one browser gets at once. */
const concurrency = 10
/** The first wait is ten seconds; it doubles each time, up to an hour. */
const firstWaitMs = 10_000
const maxWaitMs = 3_600_000
/** A subscription that has failed for a day, and with one message this often, is deleted. */
const failingMs = days(1) * 1000
const triesOfGone = 5

/**
 * Sends the messages to browsers that are due. If the process dies after a push service has accepted a
 * message and before that is stored, the browser gets the message again, with the same id, and shows
 * it once.
 */
export function createPushWorker(services: AppContext): DeliveryWorker {
  const { database, now } = services
  return createDeliveryWorker(services, {
    what: 'messages to browsers',
    hasDue: () => hasDuePushes(database.read, now()),
    findDue: (filter) => dueSubscriptionsQuery(database.read, filter, now()).execute(),
    deliverBatch: async (id) => (await deliverTo(services, id)) === concurrency,
  })
}

/** Sends the messages that are due, in a turn for each browser. Returns the number of turns. */
export async function deliverPushes(services: AppContext): Promise<number> {
  const worker = createPushWorker(services)
  const begun = await worker.turn()
  await worker.idle()
  return begun
}

/** Sends some of a browser's due messages; returns how many. */
async function deliverTo(services: AppContext, subscriptionId: string): Promise<number> {
  const { database, now } = services
  const leased = await leasePushes(database, { subscriptionId, limit: concurrency, leaseMs }, now())
  const subscription = await findPushSubscription(database.read, subscriptionId)
  // It was deleted meanwhile, with its messages.
  if (!subscription) return 0
  // An error with one must not stop the others.
  const each = await Promise.allSettled(leased.map((push) => deliver(services, push, subscription)))
  for (const done of each) if (done.status === 'rejected') throw done.reason
  return leased.length
}

async function deliver(
  services: AppContext,
  push: PushOutboxRow,
  subscription: PushSubscriptionRow,
): Promise<void> {
  const { database, now, log } = services
  const outcome = await send(services, push, subscription)
  const code = 'code' in outcome ? outcome.code : outcome.is
  if (outcome.is !== 'sent') {
    log.warn({ push: push.id, code, attempts: push.attempts }, 'a browser was not notified')
  }
  await database.write(async (tx) => {
    if (outcome.is === 'gone') await deletePushSubscription(tx, subscription)
    else if (outcome.is === 'sent') {
      await markPushSent(tx, push.id, now())
      await markNotified(tx, subscription.id, now())
    } else {
      const retryAt = outcome.is === 'later' ? retryAtOf(push, outcome, now()) : null
      await markPushUnsent(tx, push.id, { retryAt, code }, now())
      if (outcome.is === 'refused') return
      const since = await markFailing(tx, subscription.id, now())
      const isGone = now() - since >= failingMs && push.attempts >= triesOfGone
      if (isGone) await deletePushSubscription(tx, subscription)
    }
  })
}

async function send(
  { database, encryption, push: client, now }: AppContext,
  push: PushOutboxRow,
  { target, endpoint_hash, user_id }: PushSubscriptionRow,
): Promise<PushOutcome> {
  const ttlSeconds = Math.floor((push.expires_at - now()) / 1000)
  if (ttlSeconds <= 0) return { is: 'refused', code: 'expired' }
  const to = JSON.parse(encryption.decrypt(target, endpoint_hash)) as PushTarget
  const { urgency, topic, id, path } = push
  const payload = payloadOf({ id, path }, await findLanguage(database.read, user_id))
  return client.send(to, { payload, topic, urgency, ttlSeconds }, now())
}

/** Null if the message would expire first. */
function retryAtOf(
  { attempts, expires_at }: PushOutboxRow,
  { retryAfterMs }: { retryAfterMs?: number },
  now: number,
): number | null {
  const waitMs = Math.min(firstWaitMs * 2 ** (attempts - 1), maxWaitMs)
  const retryAt = now + Math.max(waitMs, Math.min(retryAfterMs ?? 0, maxWaitMs))
  return retryAt < expires_at ? retryAt : null
}
