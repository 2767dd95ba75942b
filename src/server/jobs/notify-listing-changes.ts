import type { ListingChangeRow } from '../db/tables.ts'
import {
  assetsWithKeysQuery,
  deleteListingChange,
  moveListingChange,
  nextListingChangeQuery,
} from '../queries/listings/changes.ts'
import { entriesAmongQuery, findSource } from '../queries/listings/imports.ts'
import { entryKeysAfterQuery } from '../queries/listings/listings.ts'
import { type AppContext, contextOf, type TransactionContext } from '../services/context.ts'
import { notifyUser } from '../services/notifications/notify-user.ts'
import { inTransaction } from '../services/transaction.ts'
import { queueForWatchers } from '../services/webhooks/queue-webhooks.ts'

/** Few enough for one condition on each engine. */
const portion = 100

/**
 * Notifies who watches an identifier, and who registered it, that an authority lists it; watchers
 * also when it no longer does. One portion in a transaction, which also records how far it came:
 * each is notified once, whatever is killed. Returns how many portions it handled; 0 when nothing
 * is left.
 */
export async function notifyListingChanges(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  if (!(await nextListingChangeQuery(ctx.database.read).executeTakeFirst())) return 0
  return inTransaction(ctx, async (ctx, tx) => {
    await ctx.database.lock(tx, 'listing changes')
    const change = await nextListingChangeQuery(tx).executeTakeFirst()
    if (!change) return 0
    await notifyOfPortion(ctx, change)
    return 1
  })
}

async function notifyOfPortion(ctx: TransactionContext, change: ListingChangeRow): Promise<void> {
  const { tx, now } = ctx
  const { id, phase, before_id, after_id } = change
  const [here, other] = phase === 'added' ? [after_id, before_id] : [before_id, after_id]
  const page = here === null ? [] : await entryKeysAfterQuery(tx, here, change, portion).execute()
  const keys = [...new Set(page.map(({ key }) => key))]
  const alsoInOther =
    other === null || keys.length === 0 ? [] : await entriesAmongQuery(tx, other, keys).execute()
  const inBoth = new Set(alsoInOther.map(nameOf))
  const changed = page.filter((entry) => !inBoth.has(nameOf(entry)))
  const event = phase === 'added' ? 'listing.added' : 'listing.ended'
  await queueForWatchers(tx, { event, identifiers: changed, at: now }, () => true)
  if (phase === 'added') await notifyOwners(ctx, change.source_id, changed)
  const last = page.at(-1)
  if (last && page.length === portion) {
    const { key, namespace } = last
    await moveListingChange(tx, id, { phase, key, namespace })
  } else if (phase === 'added') {
    await moveListingChange(tx, id, { phase: 'ended', key: '', namespace: '' })
  } else {
    await deleteListingChange(tx, id)
  }
}

const nameOf = ({ namespace, key }: { namespace: string; key: string }) => `${namespace} ${key}`

async function notifyOwners(
  ctx: TransactionContext,
  sourceId: string,
  entries: readonly { namespace: string; key: string; listed_on: string }[],
): Promise<void> {
  const { tx } = ctx
  if (entries.length === 0) return
  const dates = new Map(entries.map((entry) => [nameOf(entry), entry.listed_on]))
  const assets = await assetsWithKeysQuery(
    tx,
    entries.map(({ key }) => key),
  ).execute()
  const source = await findSource(tx, sourceId)
  for (const { assetId, ownerId, name, ...identity } of assets) {
    const listedOn = dates.get(nameOf(identity))
    if (listedOn === undefined || !source) continue
    await notifyUser(ctx, {
      userId: ownerId,
      kind: 'asset-listed',
      subjectId: assetId,
      data: { item: name, source: source.name, at: Date.parse(listedOn) },
      // An asset may have several listed numbers, and a list may be undone and applied again.
      eventKey: `listed ${assetId} ${sourceId} ${listedOn}`,
    })
  }
}
