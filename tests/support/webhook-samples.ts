import { webhookEvents } from '../../src/domain/webhooks/events.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { insertRow } from '../../src/server/queries/rows-by-columns.ts'
import { insertDeliveries } from '../../src/server/queries/webhooks/deliveries.ts'
import { upsertUserWatches } from '../../src/server/queries/webhooks/user-watches.ts'
import { newWebhookSecret } from '../../src/server/webhooks/webhook-client.ts'
import type { TestApp } from './app.ts'
import type { User } from './users.ts'

export const sampleUrl = 'https://example.com/webhooks'

type Owner = Pick<User, 'id'>

/** A webhook endpoint, inserted without the limit per user, because samples need many. */
export async function anyEndpoint(app: TestApp, { id: userId }: Owner): Promise<string> {
  const { now } = app.clock
  const id = newId()
  await app.database.write((tx) =>
    insertRow(tx, 'webhook_endpoints', {
      ...{ id, user_id: userId, url: sampleUrl, events: webhookEvents.join(' ') },
      ...{ state: 'enabled', created_at: now, last_turn_at: now },
      secret: app.services.encryption.encrypt(newWebhookSecret(), id),
    }),
  )
  return id
}

export async function anyDelivery(app: TestApp, owner: Owner) {
  const id = await anyEndpoint(app, owner)
  const data = { watch: 'w', reference: 'o', verdict: 'lost', underReview: false }
  const queued = { endpoint: { id, user_id: owner.id }, type: 'report.opened', data } as const
  const [row] = await app.database.write((tx) => insertDeliveries(tx, [queued], app.clock.now))
  return { id, deliveryId: row?.id ?? '' }
}

export async function anyUserWatch(app: TestApp, { id: userId }: Owner): Promise<string> {
  const identities = [
    { namespace: 'serial', key: `W${newId().slice(0, 8)}`.toUpperCase() },
  ] as const
  const [saved] = await app.database.write((tx) =>
    upsertUserWatches(tx, userId, [{ identities, reference: 'an order' }], app.clock.now),
  )
  return saved?.watch.id ?? ''
}

/** Makes room for more: a user has at most ten. */
export async function deleteEndpoints({ database }: TestApp, { id }: Owner): Promise<void> {
  await database.write((tx) =>
    tx.deleteFrom('webhook_endpoints').where('user_id', '=', id).execute(),
  )
}
