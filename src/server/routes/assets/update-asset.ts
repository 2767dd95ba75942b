import {
  type AssetInput,
  createAssetInput,
  imagelessAssetInput,
} from '../../../api/assets/create-asset.ts'
import { updateAsset } from '../../../api/assets/update-asset.ts'
import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import { assertNotModified } from '../../lib/assert-not-modified.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import {
  type AssetWithIdentifiers,
  findAsset,
  lockAsset,
  toAssetRecord,
  updateAssetRow,
} from '../../queries/assets/assets.ts'
import type { NewIdentifier } from '../../queries/assets/identifiers.ts'
import { putPhotos } from '../../queries/assets/photos.ts'
import { countRewording } from '../../queries/reports/reports.ts'
import { openTransferOf } from '../../queries/transfers/transfers.ts'
import { identifiersOf, saveIdentifiers } from '../../services/assets/asset-identifiers.ts'
import { assetColumnsOf } from '../../services/assets/asset-row.ts'
import { imagesOf } from '../../services/assets/create-asset.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordRegistration } from '../../services/lookup/record-lookup.ts'
import { recordClaim } from '../../services/lookup/throttle-enumeration.ts'
import { attachUploads } from '../../services/uploads/attach-uploads.ts'
import { parseInput, route } from '../route.ts'

export const updateAssetRoute = route(
  updateAsset,
  async (services, { input, currentUser, ip: address }) => {
    const { database, limiter, now } = services
    await limiter.consume('change', currentUser.id)
    const { id, before: seen, ...change } = input
    let fresh: NewIdentifier[] = []
    let claimed: NewIdentifier[] = []
    const changed = await database.write(async (tx) => {
      await lockAsset(database, tx, id)
      const before = await findOwn(tx, currentUser.id, id)
      assertNotModified(toAssetRecord(before), seen, change)
      // One that came from a table may be corrected before it has a picture; then it keeps one.
      const schema = before.asset.image_url === null ? imagelessAssetInput : createAssetInput
      const whole: AssetInput = parseInput(schema, { ...formOf(before), ...change })
      const at = now()
      await attachUploads(tx, freshImages(before, whole), currentUser.id, at)
      const identifiers = identifiersOf(whole)
      if (!sameIdentifiers(before, identifiers)) {
        requireNoOpenReport(before)
        await requireNotOffered(tx, before)
        const known = new Set(before.identifiers.map(({ namespace, key }) => `${namespace} ${key}`))
        claimed = [...identifiers.values()].filter(
          ({ namespace, key }) => !known.has(`${namespace} ${key}`),
        )
        const asset = { id, ownerId: currentUser.id }
        await saveIdentifiers(database, tx, asset, identifiers, before.identifiers, at)
        fresh = [...identifiers.values()]
      }
      if (!sameMaker(before, whole)) await requireNotOffered(tx, before)
      if (change.photoUrls) await putPhotos(tx, { id, ownerId: currentUser.id }, change.photoUrls)
      if (before.openReport) await countRewording(tx, id)
      await updateAssetRow(tx, currentUser.id, id, {
        ...assetColumnsOf(whole),
        // What is shown in the place of none is not written into it.
        ...(change.description === undefined && { description: before.asset.description }),
        updated_at: at,
      })
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'asset',
          entityId: id,
          details: { fields: Object.keys(change) },
        },
        at,
      )
      return findOwn(tx, currentUser.id, id)
    })
    recordClaim(services, clientsOf(currentUser.id, address), claimed)
    await recordRegistration(services, fresh, currentUser.id)
    return { data: toAssetRecord(changed) }
  },
)

async function findOwn(tx: Queries, ownerId: string, id: string): Promise<AssetWithIdentifiers> {
  return requireFound(await findAsset(tx, ownerId, id), 'asset')
}

/** The asset as the form that would make it: what is absent is left out. */
function formOf(asset: AssetWithIdentifiers): Record<string, unknown> {
  const record = toAssetRecord(asset)
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}

/** Pictures that were not the asset's before: only those are claimed. */
function freshImages({ asset, photoUrls }: AssetWithIdentifiers, whole: AssetInput) {
  const shown = new Set([asset.image_url, ...photoUrls])
  const fresh = Object.entries(imagesOf(whole)).filter(([field, url]) =>
    field === 'receiptUrl' ? url !== asset.receipt_url : url !== undefined && !shown.has(url),
  )
  return Object.fromEntries(fresh)
}

function sameIdentifiers(
  { identifiers }: AssetWithIdentifiers,
  after: Map<string, NewIdentifier>,
): boolean {
  const named = (list: Iterable<NewIdentifier>) =>
    Array.from(list, ({ kind, key, raw_value }) => `${kind} ${key} ${raw_value}`)
      .sort()
      .join()
  return named(identifiers) === named(after.values())
}

/** Else a confirmed theft report could be moved onto somebody else's number. */
function requireNoOpenReport({ openReport }: AssetWithIdentifiers): void {
  if (!openReport) return
  throw new Problem('REPORT_ALREADY_OPEN', 'number-change')
}

function sameMaker({ asset }: AssetWithIdentifiers, whole: AssetInput): boolean {
  const { brand, model } = assetColumnsOf(whole)
  return asset.brand === brand && asset.model === model
}

/** Else somebody could be offered one thing and accept another. */
async function requireNotOffered(tx: Queries, { asset }: AssetWithIdentifiers): Promise<void> {
  if (!(await openTransferOf(tx, asset.owner_id, asset.id))) return
  throw new Problem('TRANSFER_REFUSED', 'offer-open')
}
