import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { type AssetInput, changedAssetInput, type updateAsset } from '../../../api/assets/assets.ts'
import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import type { AssetRow, IdentifierRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { parseInput } from '../../lib/parse-input.ts'
import { assertNotModified, requireFound } from '../../lib/preconditions.ts'
import type { AssetWithIdentifiers } from '../../queries/assets/asset-rows.ts'
import { findAsset, lockAsset, toAssetRecord, updateAssetRow } from '../../queries/assets/assets.ts'
import { identifiersOfAsset, type NewIdentifier } from '../../queries/assets/identifiers.ts'
import { replacePhotos } from '../../queries/assets/photos.ts'
import { claimFromNow } from '../../queries/disputes/claimants.ts'
import { recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { countRewording, renameReports } from '../../queries/reports/reports.ts'
import { openTransferOf } from '../../queries/transfers/transfers.ts'
import { requireSettledPassword } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { limitContests } from '../disputes/contest-limit.ts'
import { clientsOf } from '../lookup/enumeration-detector.ts'
import { recordRegistration } from '../lookup/record-lookup.ts'
import { recordClaim } from '../lookup/throttle-enumeration.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import { attachUploads } from '../uploads/uploads.ts'
import { identifiersOf, saveIdentifiers } from './asset-identifiers.ts'
import { assetColumnsOf } from './asset-row.ts'
import { imagesOf } from './create-asset.ts'

export async function updateAssetUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof updateAsset>,
) {
  const { database, limiter, now } = ctx
  const { id, before: seen, ...change } = input
  let fresh: NewIdentifier[] = []
  let claimed: NewIdentifier[] = []
  let history: Partial<AssetRow> = {}
  const changed = await inTransaction(ctx, async (ctx, tx) => {
    await lockAsset(database, tx, id)
    const before = await findOwn(tx, currentUser.id, id)
    assertNotModified(toAssetRecord(before), seen, change)
    const record = toAssetRecord(before)
    const merged = parseInput(changedAssetInput(record), {
      ...withoutNulls(record),
      ...change,
      // Shown by its report alone: else it would become a claim by itself when the find is closed.
      ...(before.openReport === 'Found' && { hidden: true }),
    }) as AssetInput
    // The receipt decides a contest: who snatched the unlocked phone would take it away.
    const { receipt_url: receipt } = before.asset
    if (receipt !== null && receipt !== merged.receiptUrl) requireSettledPassword(ctx, currentUser)
    await attachUploads(ctx, freshImages(before, merged), currentUser.id)
    const identifiers = identifiersOf(merged)
    const changed = identifierChange(before, identifiers)
    if (changed) {
      requireNoOpenReport(before, changed)
      await requireNotOffered(tx, before)
      const isGone = isNumberGone(before, identifiers)
      if (isGone) requireSettledPassword(ctx, currentUser)
      const known = new Set(before.identifiers.map(({ namespace, key }) => `${namespace} ${key}`))
      claimed = [...identifiers.values()].filter(
        ({ namespace, key }) => !known.has(`${namespace} ${key}`),
      )
      for (const _ of claimed) await limiter.consume('numberChanges', currentUser.id)
      const asset = { id, ownerId: currentUser.id }
      await saveIdentifiers(ctx, asset, identifiers, before.identifiers)
      await limitContests(ctx, asset)
      if (isGone) {
        history = historySince(before, await identifiersOfAsset(tx, id))
        // After the locks of the numbers: an erasure locks these before its user.
        await notifyOfChange(ctx, before)
      }
      fresh = [...identifiers.values()]
    }
    const isShownAgain = before.asset.hidden === 1 && !merged.hidden
    if (isShownAgain) {
      await lockIdentities(database, tx, before.identifiers)
      await claimFromNow(tx, id, now)
    }
    if (!sameMaker(before, merged)) await requireNotOffered(tx, before)
    if (change.photoUrls) await replacePhotos(tx, { id, ownerId: currentUser.id }, change.photoUrls)
    if (before.openReport) await countRewording(tx, id)
    await updateAssetRow(tx, currentUser.id, id, {
      ...assetColumnsOf(merged),
      // An empty description may be shown as a sentence, which is not stored.
      ...(change.description === undefined && { description: before.asset.description }),
      updated_at: now,
      ...history,
    })
    // The finder of a thing who shows it again claims it.
    if (isShownAgain && before.isFind) {
      const asset = { id, ownerId: currentUser.id }
      await limitContests(ctx, asset)
      const claim = { actorId: currentUser.id }
      await recordUnsettledClaims(database, tx, before.identifiers, claim, now)
    }
    if (merged.name !== before.asset.name) {
      await renameReports(tx, { assetId: id, reporterId: currentUser.id }, merged.name)
    }
    const details = { fields: Object.keys(change) }
    logActivity(ctx, { action: 'update', entity: 'asset', entityId: id, details })
    return findOwn(tx, currentUser.id, id)
  })
  recordClaim(ctx, clientsOf({ account: currentUser.id }), claimed)
  await recordRegistration(ctx, fresh, currentUser.id)
  return toAssetRecord(changed)
}

async function findOwn(tx: Queries, ownerId: string, id: string): Promise<AssetWithIdentifiers> {
  return requireFound(await findAsset(tx, ownerId, id), 'asset')
}

function withoutNulls(record: AssetRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}

/** Pictures that are new on the asset: only these uploads are attached. */
function freshImages({ asset, photoUrls }: AssetWithIdentifiers, merged: AssetInput) {
  const shown = new Set([asset.image_url, ...photoUrls])
  const fresh = Object.entries(imagesOf(merged)).filter(([field, url]) =>
    field === 'receiptUrl' ? url !== asset.receipt_url : url !== undefined && !shown.has(url),
  )
  return Object.fromEntries(fresh)
}

type IdentifierChange = 'number-change' | 'maker-change'

/** Null if the identifiers stay. The brand of an asset is the maker of its serial numbers. */
function identifierChange(
  { identifiers: before }: AssetWithIdentifiers,
  after: Map<string, NewIdentifier>,
): IdentifierChange | null {
  const differ = (textOf: (each: NewIdentifier) => string) =>
    before.map(textOf).sort().join() !== Array.from(after.values(), textOf).sort().join()
  if (differ(({ kind, key, raw_value }) => `${kind} ${key} ${raw_value}`)) return 'number-change'
  return differ(({ namespace }) => namespace) ? 'maker-change' : null
}

/**
 * Whether lookups of an earlier number no longer find the asset. An open session is not enough for
 * that: who snatched the unlocked phone would let its owner report another number.
 */
function isNumberGone(
  { identifiers: before }: AssetWithIdentifiers,
  after: Map<string, NewIdentifier>,
): boolean {
  const kept = new Set(Array.from(after.values(), ({ namespace, key }) => `${namespace} ${key}`))
  return before.some(({ namespace, key }) => !kept.has(`${namespace} ${key}`))
}

/** An asset without the number that it was registered with may have been another thing before. */
function historySince(
  { asset }: AssetWithIdentifiers,
  left: readonly Pick<IdentifierRow, 'registered_at'>[],
): Partial<AssetRow> {
  const { created_at, first_registered_at, transfer_count } = asset
  const since = Math.min(...left.map(({ registered_at }) => registered_at))
  if (since <= (first_registered_at ?? created_at)) return {}
  return { first_registered_at: since, transfer_count: since > created_at ? null : transfer_count }
}

async function notifyOfChange(
  ctx: TransactionContext,
  { asset }: AssetWithIdentifiers,
): Promise<void> {
  await notifyUser(ctx, {
    userId: asset.owner_id,
    kind: 'number-changed',
    subjectId: asset.id,
    data: { item: asset.name },
    eventKey: `number-changed ${newId()}`,
  })
}

/** Throws if a report is open: a confirmed theft could be moved to another user's identifier. */
function requireNoOpenReport({ openReport }: AssetWithIdentifiers, change: IdentifierChange): void {
  if (!openReport) return
  throw new Problem('REPORT_ALREADY_OPEN', change)
}

function sameMaker({ asset }: AssetWithIdentifiers, merged: AssetInput): boolean {
  const { brand, model } = assetColumnsOf(merged)
  return asset.brand === brand && asset.model === model
}

/** Throws while a transfer is open: its recipient would get an asset other than the one offered. */
async function requireNotOffered(tx: Queries, { asset }: AssetWithIdentifiers): Promise<void> {
  if (!(await openTransferOf(tx, asset.owner_id, asset.id))) return
  throw new Problem('TRANSFER_REFUSED', 'offer-open')
}
