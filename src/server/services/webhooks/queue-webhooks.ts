import { isAmong } from '../../../domain/identifiers/candidates.ts'
import { changesVerdict, findingOf } from '../../../domain/lookup/verdict.ts'
import type { PublicStatus } from '../../../domain/transparency/verdict-changes.ts'
import type { WebhookEvent } from '../../../domain/webhooks/events.ts'
import { registryHitsWithin } from '../../queries/assets/identifiers.ts'
import { insertDeliveries, type NewDelivery } from '../../queries/webhooks/deliveries.ts'
import { eventsOf } from '../../queries/webhooks/endpoints.ts'
import { lockWatches } from '../../queries/webhooks/lock-watches.ts'
import { endpointsWatchingQuery } from '../../queries/webhooks/user-watches.ts'
import type { TransactionContext } from '../context.ts'
import type { Identity } from '../proofs/verdict-change.ts'

/** A change of a report that changes what a lookup of these identifiers says. */
export interface WatchedEvent {
  event: WebhookEvent
  report: { id: string; before: PublicStatus | null; after: PublicStatus | null }
  identifiers: readonly Identity[]
  /** In milliseconds since 1970. */
  at: number
}

/**
 * Queues a webhook for everyone who watches one of the identifiers, in the transaction of the
 * change. It says what every lookup says from then on. It names the identifier only by its user's
 * reference. Nobody is told of a report that a graver one hides from lookups.
 */
export async function queueWebhooks(
  { database, tx }: Pick<TransactionContext, 'database' | 'tx'>,
  events: readonly WatchedEvent[],
): Promise<void> {
  if (events.length === 0) return
  await lockWatches(database, tx)
  for (const { event, report, identifiers, at } of events) {
    if (identifiers.length === 0) continue
    const watching = await endpointsWatchingQuery(tx, identifiers).execute()
    if (watching.length === 0) continue
    const readingsOf = new Map<string, Identity[]>()
    for (const { watchId, namespace, key } of watching) {
      const readings = readingsOf.get(watchId) ?? []
      readings.push({ namespace, key })
      readingsOf.set(watchId, readings)
    }
    const hits = await registryHitsWithin(tx, new Set(watching.map(({ key }) => key)))
    const deliveries = new Map<string, NewDelivery>()
    for (const row of watching) {
      if (!eventsOf(row).includes(event)) continue
      const readings = readingsOf.get(row.watchId) ?? []
      const found = hits.filter(({ carried }) => isAmong(readings, carried))
      const others = found.filter((hit) => hit.report?.id !== report.id)
      if (!changesVerdict(others, report)) continue
      const { verdict, underReview } = findingOf(found, at).finding
      const { watchId: watch, reference, endpointId: endpoint_id } = row
      const data = JSON.stringify({ watch, reference, verdict, underReview })
      deliveries.set(`${endpoint_id} ${watch}`, { endpoint_id, type: event, data })
    }
    await insertDeliveries(tx, [...deliveries.values()], at)
  }
}
