import type { updateNotificationPreferences } from '../../../api/notifications/preferences.ts'
import type { createPushSubscription } from '../../../api/notifications/push.ts'
import { Problem } from '../../../api/problem.ts'
import { type MessageChannel, messageChannels } from '../../../domain/channels/channels.ts'
import { whyCannotSilence } from '../../../domain/notifications/notifications.ts'
import type { Flag } from '../../db/schema/row.ts'
import { hashToken, newId } from '../../lib/ids.ts'
import {
  preferenceOf,
  toNotificationPreference,
  upsertNotificationPreference,
} from '../../queries/notifications/notification-preferences.ts'
import {
  toPushSubscription,
  upsertPushSubscription,
} from '../../queries/notifications/push-subscriptions.ts'
import { findLanguage } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { confirmedChannels } from './phone.ts'

/** Saves how a user is notified of one event. */
export async function updateNotificationPreferencesUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof updateNotificationPreferences>,
) {
  const { limiter } = ctx
  await limiter.consume('change', currentUser.id)
  const { event, inApp, email } = input
  const refusal = whyCannotSilence(event, input)
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { field: 'email' })
  const wanted = messageChannels.filter((channel) => input[channel])
  if (wanted.length > 0) {
    const confirmed = await confirmedChannels(ctx, ctx.database.read, currentUser.id)
    const field = wanted.find((channel) => !confirmed.has(channel))
    if (field) throw new Problem('INVALID_INPUT', 'phone-not-confirmed', { field })
  }
  const chosen = await inTransaction(ctx, async (ctx, tx) => {
    const before = await preferenceOf(tx, currentUser.id, event)
    const asChosen = (name: 'push' | MessageChannel) =>
      input[name] === undefined ? (before?.[name] ?? null) : input[name] ? 1 : 0
    const more = { push: asChosen('push'), sms: asChosen('sms'), whatsapp: asChosen('whatsapp') }
    const details = { notifications: event, inApp, email, ...chosenOf(more) }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: currentUser.id, details })
    return upsertNotificationPreference(tx, {
      user_id: currentUser.id,
      event,
      in_app: inApp ? 1 : 0,
      email,
      ...more,
    })
  })
  const language = await findLanguage(ctx.database.read, currentUser.id)
  return { data: toNotificationPreference(event, chosen, language) }
}

/** The choices that the user has made, as booleans. */
function chosenOf(choices: Record<string, Flag | null>) {
  const chosen = Object.entries(choices).filter(([, choice]) => choice !== null)
  return Object.fromEntries(chosen.map(([name, choice]) => [name, choice === 1]))
}

export async function createPushSubscriptionUseCase(
  ctx: Context,
  { input, currentUser, userAgent }: RequestOf<typeof createPushSubscription>,
) {
  const { encryption, now, push } = ctx
  const { endpoint, p256dh, auth } = input
  if (!push.accepts(endpoint)) {
    throw new Problem('INVALID_INPUT', 'push-endpoint-refused', { field: 'endpoint' })
  }
  if (!push.acceptsKeys({ p256dh, auth })) {
    throw new Problem('INVALID_INPUT', 'push-keys-refused', { field: 'p256dh' })
  }
  const endpointHash = hashToken(endpoint)
  const saved = await inTransaction(ctx, async (ctx, tx) => {
    const subscription = await upsertPushSubscription(tx, {
      id: newId(),
      user_id: currentUser.id,
      session_id: currentUser.sessionId,
      endpoint_hash: endpointHash,
      target: encryption.encrypt(JSON.stringify({ endpoint, p256dh, auth }), endpointHash),
      user_agent: userAgent,
      created_at: now,
      last_sent_at: null,
      failing_since: null,
      last_turn_at: now,
    })
    logActivity(ctx, {
      action: 'create',
      entity: 'push-subscription',
      entityId: subscription.id,
      details: {},
    })
    return subscription
  })
  return toPushSubscription(saved, currentUser.sessionId)
}
