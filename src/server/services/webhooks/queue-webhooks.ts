import { type Candidate, isAmong } from '../../../domain/identifiers/read/candidates.ts'
import { findingAtMakers } from '../../../domain/lookup/namesakes.ts'
import { withoutOtherKinds, withoutOtherThings } from '../../../domain/lookup/own-kind.ts'
import { changesVerdict, type Finding, statusOf } from '../../../domain/lookup/verdict.ts'
import type { PublicStatus } from '../../../domain/transparency/verdict-changes.ts'
import type { WebhookEvent } from '../../../domain/webhooks/events.ts'
import {
  type FullRegistryHit,
  numbersBeside,
  registryHitsWithin,
} from '../../queries/assets/identifiers.ts'
import { listingsWithin, toListings } from '../../queries/listings/listings.ts'
import { insertDeliveries, type NewDelivery } from '../../queries/webhooks/deliveries.ts'
import { eventsOf } from '../../queries/webhooks/endpoints.ts'
import { endpointsWatching, watchesLock } from '../../queries/webhooks/user-watches.ts'
import type { TransactionContext } from '../context.ts'
import type { Identity } from '../proofs/verdict-change.ts'

/** A change of a report that changes the lookup result of these identifiers. */
export interface WatchedEvent {
  event: WebhookEvent
  report: { id: string; before: PublicStatus | null; after: PublicStatus | null }
  identifiers: readonly Identity[]
  /** In milliseconds since 1970. */
  at: number
}

/**
 * Queues a webhook for each watch of one of the identifiers, in the transaction of the change. It
 * has the result of lookups after the change, and names the identifier only by its user's
 * reference. A report that a more serious one hides from lookups causes no webhook.
 */
export async function queueWebhooks(
  ctx: Pick<TransactionContext, 'database' | 'tx'>,
  events: readonly WatchedEvent[],
): Promise<void> {
  for (const [at, { report, ...event }] of events.entries()) {
    // Of two finds that are shown at once, each would hide the other.
    const later = events.slice(at + 1).filter((each) => each.report.before === null)
    const left = new Set([report.id, ...later.map((each) => each.report.id)])
    const isConfirmed = report.before === 'stolen' || report.after === 'stolen'
    const about = { ...event, isConfirmed }
    await queueForWatchers(ctx, about, (found) =>
      changesVerdict(
        // What the same report makes its other number say of a later thing does not hide it.
        withoutOtherThings(found).filter(
          ({ carried, ...hit }) =>
            !left.has(hit.report?.id ?? '') &&
            // The report of another thing with the same serial number does not hide this one.
            isAmong(about.identifiers, carried),
        ),
        report,
      ),
    )
  }
}

/**
 * Queues a webhook for each watch of another number of the assets with one of these identifiers: a
 * number is clear only if all numbers of its asset are. Where lookups said so before, or show a
 * contest or a report of that number itself, there is none.
 */
export async function queueForOtherNumbers(
  ctx: Pick<TransactionContext, 'database' | 'tx'>,
  event: 'contest.opened' | 'contest.ended',
  { identifiers, at }: Pick<WatchedEvent, 'identifiers' | 'at'>,
): Promise<void> {
  const others = await numbersBeside(
    ctx.tx,
    identifiers.map(({ key }) => key),
  )
  await queueForWatchers(ctx, { event, identifiers: others, at }, (found, { verdict }) =>
    event === 'contest.opened'
      ? verdict === 'contested' && found.every(({ claim }) => claim !== 'contested')
      : // What is hidden is not told of.
        verdict === 'clear',
  )
}

/**
 * Queues a webhook for each watch of one of these identifiers whose registry hits, and what lookups
 * say of them, pass `shallNotify`.
 */
export async function queueForWatchers(
  { database, tx }: Pick<TransactionContext, 'database' | 'tx'>,
  {
    event,
    identifiers,
    at,
    isConfirmed = false,
  }: Omit<WatchedEvent, 'report'> & { isConfirmed?: boolean },
  shallNotify: (found: readonly FullRegistryHit[], finding: Finding) => boolean,
): Promise<void> {
  if (identifiers.length === 0) return
  const identities = identifiers.map(({ namespace, key }) => ({ namespace, key }))
  const [watching] = await database.together(
    tx,
    [endpointsWatching.compile(tx, { identities })],
    [watchesLock('shared')],
  )
  if (watching.length === 0) return
  const readingsOf = new Map<string, Identity[]>()
  for (const { watchId, namespace, key } of watching) {
    const readings = readingsOf.get(watchId) ?? []
    readings.push({ namespace, key })
    readingsOf.set(watchId, readings)
  }
  const keys = new Set(watching.map(({ key }) => key))
  const hits = await registryHitsWithin(tx, keys, at)
  const listed = await listingsWithin(tx, [...keys], at)
  const deliveries = new Map<string, NewDelivery>()
  const mayBeRivals = !isConfirmed && !event.startsWith('listing.')
  for (const row of watching) {
    if (!eventsOf(row).includes(event)) continue
    const readings = readingsOf.get(row.watchId) ?? []
    const among = ({ carried }: { carried: Pick<Candidate, 'namespace' | 'key'> }) =>
      isAmong(readings, carried)
    const found = hits.filter(among)
    const { finding } = findingAtMakers(withoutOtherKinds(found), at)
    if (mayBeRivals && isOfNeighbour(row.watchedKey, identities, found)) continue
    if (!shallNotify(found, finding)) continue
    const { verdict, underReview } = finding
    const listings = toListings(listed.filter(among))
    const { watchId: watch, reference, endpointId: id, userId: user_id } = row
    const payload = { watch, reference, verdict, underReview }
    const data = listings.length > 0 ? { ...payload, listings } : payload
    deliveries.set(`${id} ${watch}`, { endpoint: { id, user_id }, type: event, data })
  }
  await insertDeliveries(tx, [...deliveries.values()], at)
}

/**
 * Whether what happened is about a number that is watched only because it is the same with the prefix
 * of a barcode, and somebody registered the watched one before: lookups doubt that, unless staff have
 * confirmed a theft, or a rival could report it.
 */
function isOfNeighbour(
  watchedKey: string,
  changed: readonly Pick<Identity, 'key'>[],
  found: readonly FullRegistryHit[],
): boolean {
  const isChanged = ({ carried }: FullRegistryHit) => changed.some(({ key }) => key === carried.key)
  const own = found.filter((hit) => hit.carried.key === watchedKey && statusOf(hit) === 'clear')
  if (own.length === 0 || own.some(isChanged)) return false
  const first = Math.min(...own.map(({ registeredAt }) => registeredAt))
  const neighbours = found.filter(isChanged)
  return neighbours.length > 0 && neighbours.every(({ registeredAt }) => registeredAt > first)
}
