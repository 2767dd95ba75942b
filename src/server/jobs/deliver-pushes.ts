import type { PushOutboxRow, PushSubscriptionRow } from '../db/tables.ts'
import { payloadOf } from '../push/payload.ts'
import type { PushOutcome, PushTarget } from '../push/push-client.ts'
import {
  hasDuePushes,
  leasePushes,
  markPushSent,
  markPushUnsent,
} from '../queries/notifications/push-outbox.ts'
import {
  deletePushSubscription,
  findPushSubscription,
  markNotified,
} from '../queries/notifications/push-subscriptions.ts'
import { findLanguage } from '../queries/users/users.ts'
import type { AppContext } from '../services/context.ts'

/** Longer than a push service may take to answer. */
const leaseMs = 60_000
const concurrency = 20
/** The first wait is ten seconds; it doubles each time, up to an hour. */
const firstWaitMs = 10_000
const maxWaitMs = 3_600_000

type Services = Pick<AppContext, 'database' | 'now' | 'log' | 'push' | 'encryption'>

/**
 * Sends the messages to browsers that are due. Returns how many it leased; 0 means that none is due.
 * If the process dies after a push service has accepted a message and before that is stored, the
 * browser gets the message again, with the same id, and shows it once.
 */
export async function deliverPushes(services: Services): Promise<number> {
  const { database, now } = services
  if (!(await hasDuePushes(database.read, now()))) return 0
  const pushes = await leasePushes(database, { limit: concurrency, leaseMs }, now())
  // An error with one must not stop the others.
  const each = await Promise.allSettled(pushes.map((push) => deliver(services, push)))
  for (const done of each) if (done.status === 'rejected') throw done.reason
  return pushes.length
}

async function deliver(services: Services, push: PushOutboxRow): Promise<void> {
  const { database, now, log } = services
  const subscription = await findPushSubscription(database.read, push.subscription_id)
  // It was deleted meanwhile, with its messages.
  if (!subscription) return
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
    }
  })
}

async function send(
  { database, encryption, push: client, now }: Services,
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
