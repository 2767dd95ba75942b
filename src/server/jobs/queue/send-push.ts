import { daysMs, hoursMs } from '../../../domain/durations.ts'
import type { JobRow } from '../../db/tables.ts'
import { payloadOf } from '../../push/encrypt-payload.ts'
import type { PushTarget } from '../../push/push-client.ts'
import {
  deletePushSubscription,
  findPushSubscription,
  markNotified,
  type StoredPush,
} from '../../queries/notifications/push-subscriptions.ts'
import { markFailing } from '../../queries/receivers.ts'
import { findLanguage } from '../../queries/users/users.ts'
import type { TransactionContext } from '../../services/context.ts'
import { doubling, type JobKind, type JobServices, type Outcome } from './job-kind.ts'

const maxWaitMs = hoursMs(1)
/** A subscription that has failed for a day, and with one message this often, is deleted. */
const failingMs = daysMs(1)
const triesOfGone = 5

/**
 * Sends messages to browsers. If the process dies after a push service has accepted one and before
 * that is stored, the browser gets it again, with the same id, and shows it once.
 */
export const pushJobs: JobKind = {
  name: 'push',
  atOnce: 10,
  receivers: 'push',
  waitMs: doubling(10_000, maxWaitMs),
  maxWaitMs,
  attempt: sendPush,
  settle: updateSubscription,
}

async function sendPush(services: JobServices, job: JobRow): Promise<Outcome> {
  const { database, encryption, push, now } = services
  const subscription = await findPushSubscription(database.read, job.subscription_id ?? '')
  // It was deleted meanwhile, with its messages.
  if (!subscription) return { is: 'over', code: 'deleted' }
  const { target, endpoint_hash, user_id } = subscription
  const to = JSON.parse(encryption.decrypt(target, endpoint_hash)) as PushTarget
  const { urgency, topic, path } = JSON.parse(job.secret ?? '') as StoredPush
  const ttlSeconds = Math.floor(((job.expires_at ?? now()) - now()) / 1000)
  const payload = payloadOf({ id: job.id, path }, await findLanguage(database.read, user_id))
  const sent = await push.send(to, { payload, topic, urgency, ttlSeconds }, now())
  switch (sent.is) {
    case 'sent':
      return { is: 'done' }
    case 'gone':
      return { is: 'gone', code: 'gone' }
    case 'refused':
      return { is: 'over', code: sent.code }
    default:
      return sent
  }
}

async function updateSubscription(
  { tx, now }: TransactionContext,
  { subscription_id: id, account_id: user_id, attempts }: JobRow,
  outcome: Outcome,
): Promise<void> {
  if (id === null || user_id === null) return
  if (outcome.is === 'done') return markNotified(tx, id, now)
  if (outcome.is === 'over') return
  const isGone =
    outcome.is === 'gone' ||
    (now - (await markFailing(tx, 'push', id, now)) >= failingMs && attempts >= triesOfGone)
  if (isGone) await deletePushSubscription(tx, { id, user_id })
}
