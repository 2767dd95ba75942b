import { withoutMaker } from '../../domain/identifiers/serial-namespaces.ts'
import { DatabaseUnavailableError } from '../db/database-unavailable.ts'
import type { ListingChangeRow, ListingEntryRow, MerchantRow } from '../db/tables.ts'
import { entriesAmongQuery, findSource } from '../queries/listings/imports.ts'
import {
  assetsWithKeysQuery,
  deleteListingChange,
  entryKeysAfterQuery,
  moveListingChange,
  nextListingChangeQuery,
} from '../queries/listings/listings.ts'
import { changeMerchant, overdueMerchants } from '../queries/merchants/merchants.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import {
  type AppContext,
  type Context,
  contextOf,
  type TransactionContext,
} from '../services/context.ts'
import { throwTogether } from '../services/each-despite-errors.ts'
import { afterStatusChange } from '../services/merchants/change-merchant-status.ts'
import { notifyUser } from '../services/notifications/notify-user.ts'
import { inTransaction } from '../services/transaction.ts'
import { queueForOtherNumbers, queueForWatchers } from '../services/webhooks/queue-webhooks.ts'
import { forEachDue } from './for-each-due.ts'

/** Ends verifications after their year and notifies the owners. Returns how many. */
export async function expireMerchants(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  return forEachDue(
    (limit) => overdueMerchants(ctx.database.read, ctx.now, limit),
    (merchant) => expire(ctx, merchant),
  )
}

async function expire(ctx: Context, merchant: MerchantRow): Promise<boolean> {
  return inTransaction(ctx, async (ctx, tx) => {
    const after = await changeMerchant(tx, merchant, { status: 'expired' })
    if (!after) return false
    await afterStatusChange(ctx, merchant, after)
    const details = { from: 'verified', to: 'expired' }
    logActivity(ctx, { action: 'update', entity: 'merchant', entityId: merchant.id, details })
    return true
  })
}

type Identity = Pick<ListingEntryRow, 'namespace' | 'key'>

/** Identifiers in one query: few enough for both engines. */
const batchSize = 100

/**
 * Notifies the watchers and owners of identifiers that an authority has listed, and the watchers
 * when a listing ends. The transaction of each batch also records the progress, so that a crash
 * cannot notify anybody twice. A change that fails waits, and the next one is handled. Returns how
 * many batches it handled; 0 if none is left.
 */
export async function notifyListingChanges(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  const errors: unknown[] = []
  for (let after = ''; ; ) {
    const next = await nextListingChangeQuery(ctx.database.read, after).executeTakeFirst()
    if (!next) break
    try {
      return await handleBatchAfter(ctx, after)
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error
      errors.push(error)
      after = next.id
    }
  }
  throwTogether(errors)
  return 0
}

async function handleBatchAfter(ctx: Context, after: string): Promise<number> {
  return inTransaction(ctx, async (ctx, tx) => {
    await ctx.database.lock(tx, 'listing changes')
    const change = await nextListingChangeQuery(tx, after).executeTakeFirst()
    if (!change) return 0
    await notifyOfBatch(ctx, change)
    return 1
  })
}

async function notifyOfBatch(ctx: TransactionContext, change: ListingChangeRow): Promise<void> {
  const { tx, now } = ctx
  const { id, phase, before_id, after_id } = change
  const [list, otherList] = phase === 'added' ? [after_id, before_id] : [before_id, after_id]
  const page = list === null ? [] : await entryKeysAfterQuery(tx, list, change, batchSize).execute()
  const keys = [...new Set(page.map(({ key }) => key))]
  const alsoInOtherList =
    otherList === null || keys.length === 0
      ? []
      : await entriesAmongQuery(tx, otherList, keys).execute()
  const inBoth = new Set(alsoInOtherList.map(nameOf))
  const changed = page.filter((entry) => !inBoth.has(nameOf(entry)))
  const about = { identifiers: changed, at: now }
  const isAdded = phase === 'added'
  const event = isAdded ? 'listing.added' : 'listing.ended'
  await queueForWatchers(ctx, { event, ...about }, () => true)
  await queueForOtherNumbers(ctx, isAdded ? 'contest.opened' : 'contest.ended', about)
  if (isAdded) await notifyOwners(ctx, change.source_id, changed)
  const last = page.at(-1)
  if (last && page.length === batchSize) {
    const { key, namespace } = last
    await moveListingChange(tx, id, { phase, key, namespace })
  } else if (isAdded) {
    await moveListingChange(tx, id, { phase: 'ended', key: '', namespace: '' })
  } else {
    await deleteListingChange(tx, id)
  }
}

/** Lists name no maker, so a serial number in one concerns the owners at each. */
const nameOf = ({ namespace, key }: Identity) => `${withoutMaker(namespace)} ${key}`

async function notifyOwners(
  ctx: TransactionContext,
  sourceId: string,
  entries: readonly (Identity & { listed_on: string })[],
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
      // One notification, even if several identifiers are listed or a list is applied again.
      eventKey: `listed ${assetId} ${sourceId} ${listedOn}`,
    })
  }
}
