import type { AssetRecord } from '../../api/asset-record.ts'
import { gadgetIdentifierKinds } from '../../domain/identifiers/kinds.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Assets, Identifiers, Reports } from '../db/tables.ts'

/** An asset with what stands in other tables about it. */
export interface WholeAsset {
  asset: Assets
  identifiers: Identifiers[]
  openReport: Reports['status'] | null
}

/** The one place where rows become what the owner is shown. */
export function toAssetRecord({ asset, identifiers, openReport }: WholeAsset): AssetRecord {
  const typed = (kind: Identifiers['kind']) =>
    identifiers.find((identifier) => identifier.kind === kind)?.typed ?? null
  const uuidType = gadgetIdentifierKinds.find((kind) => typed(kind) !== null) ?? null
  const isGadget = asset.type === 'Gadget'
  return {
    id: asset.id,
    name: asset.name,
    type: asset.type,
    description: asset.description,
    imageUrl: asset.image_url,
    receiptUrl: asset.receipt_url,
    uuidType,
    uuid: uuidType && typed(uuidType),
    brand: isGadget ? asset.brand : null,
    vehicleID: asset.vehicle_id,
    vin: typed('vin'),
    plateNumber: typed('plateNumber'),
    chassisNumber: typed('chassisNumber'),
    vehicleRegistrationState: asset.registration_state,
    make: isGadget ? null : asset.brand,
    modelName: asset.model,
    color: asset.colour,
    year: asset.year,
    hidden: asset.hidden === 1,
    openReport,
    createdAt: asset.created_at,
  }
}

export async function insertAsset(tx: Queries, asset: Assets): Promise<void> {
  await tx.insertInto('assets').values(asset).execute()
}

/**
 * One change of an asset at a time, a report on it included: each is judged by what the last one
 * left. Comes first of all in its transaction.
 */
export async function lockAsset(database: Database, tx: Queries, id: string): Promise<void> {
  await database.lock(tx, `asset:${id}`)
}

export async function updateAssetRow(
  tx: Queries,
  ownerId: string,
  id: string,
  change: Partial<Omit<Assets, 'id' | 'owner_id' | 'type'>>,
): Promise<void> {
  await tx
    .updateTable('assets')
    .set(change)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .execute()
}

/** One of the owner's assets; another's is as if it were not there. */
export async function findAsset(
  db: Queries,
  ownerId: string,
  id: string,
): Promise<WholeAsset | undefined> {
  const asset = await db
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!asset) return undefined
  const [whole] = await completed(db, ownerId, [asset])
  return whole
}

/** All of the owner's assets, newest first. */
export async function assetsOf(db: Queries, ownerId: string): Promise<WholeAsset[]> {
  const assets = await db
    .selectFrom('assets')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return completed(db, ownerId, assets)
}

/** The owner's assets that carry one of the keys, or one that begins with `prefix`. */
export async function searchOwnAssets(
  db: Queries,
  ownerId: string,
  { keys, prefix }: { keys: readonly string[]; prefix: string },
  limit: number,
): Promise<WholeAsset[]> {
  const ids = db
    .selectFrom('identifiers')
    .where('owner_id', '=', ownerId)
    .where((either) =>
      either.or([
        // It is letters and digits, so nothing in it is a wildcard. Not `>=` and `<`: by the rules of
        // most languages, which Postgres may sort by, no sign stands behind the letters.
        either('key', 'like', `${prefix}%`),
        ...(keys.length > 0 ? [either('key', 'in', keys)] : []),
      ]),
    )
    .select('asset_id')
  const assets = await db
    .selectFrom('assets')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return completed(db, ownerId, assets)
}

async function completed(db: Queries, ownerId: string, assets: Assets[]): Promise<WholeAsset[]> {
  const only = assets.length === 1 ? assets[0]?.id : undefined
  const identifiers = await db
    .selectFrom('identifiers')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(only !== undefined, (query) => query.where('asset_id', '=', only ?? ''))
    .execute()
  const open = await db
    .selectFrom('reports')
    .select(['asset_id', 'status'])
    .where('reporter_id', '=', ownerId)
    .where('closed_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('asset_id', '=', only ?? ''))
    .execute()
  const statusOf = new Map(open.map((report) => [report.asset_id, report.status]))
  const identifiersOf = Map.groupBy(identifiers, (identifier) => identifier.asset_id)
  return assets.map((asset) => ({
    asset,
    identifiers: identifiersOf.get(asset.id) ?? [],
    openReport: statusOf.get(asset.id) ?? null,
  }))
}
