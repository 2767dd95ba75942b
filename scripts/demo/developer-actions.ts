import { dayNumber } from '../../src/domain/calendar-days.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { hashToken, newId } from '../../src/server/lib/ids.ts'
import {
  addToApiUsage,
  insertApiKey,
  markApiKeyUsed,
} from '../../src/server/queries/api-keys/api-keys.ts'
import { identifiersOfAsset } from '../../src/server/queries/assets/identifiers.ts'
import { insertRow, updateRows } from '../../src/server/queries/rows-by-columns.ts'
import { insertDeliveries } from '../../src/server/queries/webhooks/deliveries.ts'
import { upsertUserWatches } from '../../src/server/queries/webhooks/user-watches.ts'
import { endingOf, newApiKey } from '../../src/server/security/api-keys.ts'
import { encryptSecret } from '../../src/server/services/webhooks/endpoints.ts'
import { newWebhookSecret } from '../../src/server/webhooks/webhook-client.ts'
import { type Action, type DemoContext, loggedAction } from './action.ts'
import { newestReport } from './matches.ts'

/** A shop checks its stock by the API, watches what it sold, and is notified by webhooks. */
export function actionsOfDeveloper({ calendar, idOf, encryption }: DemoContext): Action[] {
  const shop = () => idOf('Chinedu')

  const makesKey = loggedAction(calendar.at(26, '12:00'), async (tx, { now }) => {
    const secret = newApiKey()
    const id = newId()
    await insertApiKey(tx, {
      ...{ id, user_id: shop(), name: 'Till in shop B14', ending: endingOf(secret) },
      ...{ key_hash: hashToken(secret), scopes: 'check batch watch webhooks', created_at: now },
      last_used_at: null,
    })
    await markApiKeyUsed(tx, id, calendar.at(0, '00:01'))
    for (let day = 25; day >= 0; day--) {
      await addToApiUsage(
        tx,
        { userId: shop(), day: dayNumber(calendar.at(day, '00:00')) },
        4 + ((day * 23) % 57),
      )
    }
    return { actorId: shop(), action: 'create', entity: 'api-key', entityId: id }
  })

  const addsWebhook = loggedAction(calendar.at(25, '12:00'), async (tx, { now }) => {
    const id = newId()
    await insertRow(tx, 'webhook_endpoints', {
      ...{ id, user_id: shop(), url: 'https://stock.example/toju', state: 'enabled' },
      ...{ events: 'report.opened report.confirmed report.ended' },
      ...{ secret: encryptSecret({ encryption }, newWebhookSecret(), id), previous_secret: null },
      ...{ previous_until: null, created_at: now, last_delivered_at: calendar.at(2, '11:00') },
      ...{ failing_since: null, last_turn_at: now },
    })
    await sends(tx, id)
    return { actorId: shop(), action: 'create', entity: 'webhook', entityId: id }
  })
  const sends = async (tx: Queries, id: string) => {
    for (const day of [14, 9, 2]) {
      const at = calendar.at(day, '11:00')
      const endpoint = { id, user_id: shop() }
      const webhook = { endpoint, type: 'report.opened' as const, data: {} }
      const [delivery] = await insertDeliveries(tx, [webhook], at)
      const done = { attempts: 1, last_attempt_at: at, outcome: '200', done_at: at }
      await updateRows(tx, 'jobs', { id: delivery?.id ?? '' }, done)
    }
  }

  const watches = loggedAction(calendar.at(3, '12:00'), async (tx, { now }) => {
    const { report } = await newestReport(tx, idOf('Hauwa'), 'Stolen')
    const [first, ...others] = await identifiersOfAsset(tx, report.asset_id)
    if (!first) throw new Error('a reported asset has no identifier')
    const wanted = { identities: [first, ...others], reference: 'Sale 1042' } as const
    const [saved] = await upsertUserWatches(tx, shop(), [wanted], now)
    const entityId = saved?.watch.id ?? ''
    return { actorId: shop(), action: 'create', entity: 'user-watch', entityId }
  })

  return [makesKey, addsWebhook, watches]
}
