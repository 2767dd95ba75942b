import { type AssetInput, createAssetInput, picturelessAssetInput } from '../../api/create-asset.ts'
import { Problem } from '../../api/problem.ts'
import { updateAsset } from '../../api/update-asset.ts'
import { identifiersOf, saveIdentifiers } from '../asset-identifiers.ts'
import { columnsOf } from '../asset-row.ts'
import { claimPictures } from '../claim-pictures.ts'
import type { Queries } from '../db/database.ts'
import { requireFound } from '../not-found.ts'
import { noteRegistered } from '../note-checked.ts'
import { logActivity } from '../queries/activity-log.ts'
import {
  findAsset,
  lockAsset,
  toAssetRecord,
  updateAssetRow,
  type WholeAsset,
} from '../queries/assets.ts'
import type { NewIdentifier } from '../queries/identifiers.ts'
import { putPhotos } from '../queries/photos.ts'
import { countRewording } from '../queries/reports.ts'
import { openTransferOf } from '../queries/transfers.ts'
import { requireUnchanged } from '../require-unchanged.ts'
import { parseInput, route } from '../route.ts'
import { picturesOf } from '../save-new-asset.ts'
import { noteClaimed } from '../slow-sweep.ts'
import { sendersOf } from '../sweeps.ts'

export const updateAssetRoute = route(updateAsset, async (services, { input, caller, address }) => {
  const { database, limiter, now } = services
  await limiter.take('change', caller.id)
  const { id, before: seen, ...change } = input
  let fresh: NewIdentifier[] = []
  let claimed: NewIdentifier[] = []
  const changed = await database.write(async (tx) => {
    await lockAsset(database, tx, id)
    const before = await findOwn(tx, caller.id, id)
    requireUnchanged(toAssetRecord(before), seen, change)
    // One that came from a table may be corrected before it has a picture; then it keeps one.
    const schema = before.asset.image_url === null ? picturelessAssetInput : createAssetInput
    const whole: AssetInput = parseInput(schema, { ...formOf(before), ...change })
    const at = now()
    await claimPictures(tx, freshPictures(before, whole), caller.id, at)
    const identifiers = identifiersOf(whole)
    if (!sameIdentifiers(before, identifiers)) {
      requireNoOpenReport(before)
      await requireNotOffered(tx, before)
      const known = new Set(before.identifiers.map(({ space, key }) => `${space} ${key}`))
      claimed = [...identifiers.values()].filter(({ space, key }) => !known.has(`${space} ${key}`))
      const asset = { id, ownerId: caller.id }
      await saveIdentifiers(database, tx, asset, identifiers, before.identifiers, at)
      fresh = [...identifiers.values()]
    }
    if (!sameMaker(before, whole)) await requireNotOffered(tx, before)
    if (change.photoUrls) await putPhotos(tx, { id, ownerId: caller.id }, change.photoUrls)
    if (before.openReport) await countRewording(tx, id)
    await updateAssetRow(tx, caller.id, id, {
      ...columnsOf(whole),
      // What is shown in the place of none is not written into it.
      ...(change.description === undefined && { description: before.asset.description }),
      updated_at: at,
    })
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'update',
        entity: 'asset',
        entityId: id,
        details: { fields: Object.keys(change) },
      },
      at,
    )
    return findOwn(tx, caller.id, id)
  })
  noteClaimed(services, sendersOf(caller.id, address), claimed)
  await noteRegistered(services, fresh, caller.id)
  return { data: toAssetRecord(changed) }
})

async function findOwn(tx: Queries, ownerId: string, id: string): Promise<WholeAsset> {
  return requireFound(await findAsset(tx, ownerId, id), 'asset')
}

/** The asset as the form that would make it: what is absent is left out. */
function formOf(asset: WholeAsset): Record<string, unknown> {
  const record = toAssetRecord(asset)
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}

/** Pictures that were not the asset's before: only those are claimed. */
function freshPictures({ asset, photoUrls }: WholeAsset, whole: AssetInput) {
  const shown = new Set([asset.image_url, ...photoUrls])
  const fresh = Object.entries(picturesOf(whole)).filter(([field, url]) =>
    field === 'receiptUrl' ? url !== asset.receipt_url : url !== undefined && !shown.has(url),
  )
  return Object.fromEntries(fresh)
}

function sameIdentifiers({ identifiers }: WholeAsset, after: Map<string, NewIdentifier>): boolean {
  const named = (list: Iterable<NewIdentifier>) =>
    Array.from(list, ({ kind, key, typed }) => `${kind} ${key} ${typed}`)
      .sort()
      .join()
  return named(identifiers) === named(after.values())
}

/** Else a confirmed theft report could be moved onto somebody else's number. */
function requireNoOpenReport({ openReport }: WholeAsset): void {
  if (!openReport) return
  throw new Problem('REPORT_ALREADY_OPEN', 'number-change')
}

function sameMaker({ asset }: WholeAsset, whole: AssetInput): boolean {
  const { brand, model } = columnsOf(whole)
  return asset.brand === brand && asset.model === model
}

/** Else somebody could be offered one thing and accept another. */
async function requireNotOffered(tx: Queries, { asset }: WholeAsset): Promise<void> {
  if (!(await openTransferOf(tx, asset.owner_id, asset.id))) return
  throw new Problem('TRANSFER_REFUSED', 'offer-open')
}
