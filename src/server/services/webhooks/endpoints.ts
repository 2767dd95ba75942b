import { Problem } from '../../../api/problem.ts'
import type { createWebhook, updateWebhook } from '../../../api/webhooks/webhooks.ts'
import { webhookEvents } from '../../../domain/webhooks/events.ts'
import { webhookRules } from '../../../domain/webhooks/rules.ts'
import type { WebhookEndpointRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { deleteRow, insertRow } from '../../queries/rows-by-columns.ts'
import { lockUser } from '../../queries/users/users.ts'
import { endDeliveries } from '../../queries/webhooks/deliveries.ts'
import {
  countWebhookEndpoints,
  findWebhookEndpoint,
  toWebhookEndpoint,
  updateWebhookEndpoint,
} from '../../queries/webhooks/endpoints.ts'
import { newWebhookSecret } from '../../webhooks/webhook-client.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

export async function createWebhookUseCase(
  ctx: Context,
  userId: string,
  { url, events = [...webhookEvents] }: RequestOf<typeof createWebhook>['input'],
) {
  const { database, now } = ctx
  requireSendable(ctx, url)
  const id = newId()
  const secret = newWebhookSecret()
  const row: WebhookEndpointRow = {
    ...{ id, user_id: userId, url, events: eventNames(events), state: 'enabled' },
    secret: encryptSecret(ctx, secret, id),
    ...{ previous_secret: null, previous_until: null },
    ...{ created_at: now, last_delivered_at: null, failing_since: null, last_turn_at: now },
  }
  await inTransaction(ctx, async (ctx, tx) => {
    await lockUser(database, tx, userId)
    if ((await countWebhookEndpoints(tx, userId)) >= webhookRules.endpointsPerUser) {
      const params = { max: webhookRules.endpointsPerUser }
      throw new Problem('LIMIT_REACHED', 'webhooks', { params })
    }
    await insertRow(tx, 'webhook_endpoints', row)
    logActivity(ctx, { action: 'create', entity: 'webhook', entityId: id })
  })
  return { ...toWebhookEndpoint(row), secret }
}

/** The column of events: each name once, separated by spaces. */
function eventNames(events: readonly string[]): string {
  return [...new Set(events)].join(' ')
}

export async function updateWebhookUseCase(
  ctx: Context,
  userId: string,
  { id, url, events, state }: RequestOf<typeof updateWebhook>['input'],
) {
  if (url !== undefined) requireSendable(ctx, url)
  const { now } = ctx
  return inTransaction(ctx, async (ctx, tx) => {
    const change = {
      ...(url !== undefined && { url }),
      ...(events && { events: eventNames(events) }),
      // A change of the state also resets the time of failure.
      ...(state && { state, failing_since: null }),
    }
    // Sets the same `user_id`, because an update without columns is invalid SQL.
    const changed = await updateWebhookEndpoint(tx, userId, id, { user_id: userId, ...change })
    const endpoint = requireFound(changed, 'webhook')
    if (state === 'paused') await endDeliveries(tx, id, now)
    const details = { changed: Object.keys(change), ...(state && { state }) }
    logActivity(ctx, { action: 'update', entity: 'webhook', entityId: id, details })
    return toWebhookEndpoint(endpoint)
  })
}

export async function deleteWebhookUseCase(
  ctx: Context,
  userId: string,
  id: string,
): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    requireFound(await deleteRow(tx, 'webhook_endpoints', { id, user_id: userId }), 'webhook')
    logActivity(ctx, { action: 'delete', entity: 'webhook', entityId: id })
  })
}

export async function rotateWebhookSecretUseCase(ctx: Context, userId: string, id: string) {
  const { now } = ctx
  const secret = newWebhookSecret()
  return inTransaction(ctx, async (ctx, tx) => {
    const before = requireFound(await findWebhookEndpoint(tx, userId, id), 'webhook')
    const changed = await updateWebhookEndpoint(tx, userId, id, {
      secret: encryptSecret(ctx, secret, id),
      previous_secret: before.secret,
      previous_until: now + webhookRules.rotationSeconds * 1000,
    })
    const details = { changed: ['secret'] }
    logActivity(ctx, { action: 'update', entity: 'webhook', entityId: id, details })
    return { ...toWebhookEndpoint(requireFound(changed, 'webhook')), secret }
  })
}

/**
 * Throws for a URL that webhooks must not be sent to. Its host name is only resolved when one is
 * sent.
 */
function requireSendable({ webhooks }: Pick<Context, 'webhooks'>, url: string): void {
  if (!webhooks.accepts(url)) {
    throw new Problem('INVALID_INPUT', 'webhook-url-refused', { field: 'url' })
  }
}

/** Encrypts a secret for its column; it can be decrypted only with the same endpoint id. */
export function encryptSecret(
  { encryption }: Pick<Context, 'encryption'>,
  secret: string,
  endpointId: string,
): string {
  return encryption.encrypt(secret, endpointId)
}

/** The secrets that sign now: the current one and, during a rotation, the previous one. */
export function signingSecrets(
  { encryption, now }: Pick<Context, 'encryption' | 'now'>,
  endpoint: WebhookEndpointRow,
): string[] {
  const { id, secret, previous_secret, previous_until } = endpoint
  const old = previous_secret !== null && (previous_until ?? 0) > now ? [previous_secret] : []
  return [secret, ...old].map((sealed) => encryption.decrypt(sealed, id))
}
