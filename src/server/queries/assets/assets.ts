import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { isGadgetKind } from '../../../domain/identifiers/kinds.ts'
import { type AssetHistory, transferHistoryOf } from '../../../domain/transfers/transfers.ts'
import { handedOverMessage } from '../../../locales/en/assets.ts'
import type { Database, Lock, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import { schema } from '../../db/schema/schema.ts'
import type { AssetRow, IdentifierRow } from '../../db/tables.ts'
import { type ListPosition, parsePosition } from '../pagination.ts'
import { findRow, updateRows } from '../rows-by-columns.ts'
import {
  type AssetRows,
  type AssetWithIdentifiers,
  identifiersOf,
  recordColumns,
  relatedTo,
  withRelated,
} from './asset-rows.ts'
import { insertSearchTerms, replaceSearchTerms } from './asset-search-terms.ts'

function descriptionOf({ description, transfer_count, created_at }: AssetRows['asset']): string {
  return description === '' && transfer_count !== null ? handedOverMessage(created_at) : description
}

/** The only conversion from rows to what the owner sees. */
export function toAssetRecord(whole: AssetRows): AssetRecord {
  const { asset, identifiers, photoUrls, openReport, isFind } = whole
  const typed = (kind: IdentifierRow['kind']) =>
    identifiers.find((identifier) => identifier.kind === kind)?.raw_value ?? null
  const [primary, ...more] = identifiers.flatMap(({ kind, raw_value }) =>
    isGadgetKind(kind) ? [{ kind, value: raw_value }] : [],
  )
  const isGadget = asset.type === 'Gadget'
  return {
    id: asset.id,
    name: asset.name,
    type: asset.type,
    description: descriptionOf(asset),
    imageUrl: asset.image_url,
    photoUrls,
    receiptUrl: asset.receipt_url,
    uuidType: primary?.kind ?? null,
    uuid: primary?.value ?? null,
    moreIdentifiers: more,
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
    purchasedOn: asset.purchased_on,
    purchasedFrom: asset.purchased_from,
    price: asset.price,
    warrantyUntil: asset.warranty_until,
    notes: asset.notes,
    keptAt: asset.kept_at,
    tags: asset.tags,
    hidden: asset.hidden === 1,
    isFind,
    openReport,
    labelCode: asset.label_code,
    createdAt: asset.created_at,
  }
}

/** The history of an asset, without names. */
export function assetHistoryOf({
  created_at,
  transfer_count,
  first_registered_at,
}: Pick<AssetRow, 'created_at' | 'transfer_count' | 'first_registered_at'>): AssetHistory {
  return transferHistoryOf({
    createdAt: created_at,
    changedHands: transfer_count,
    firstRegisteredAt: first_registered_at,
  })
}

export async function insertAsset(tx: Queries, asset: Insertable<AssetRow>): Promise<void> {
  await tx.insertInto('assets').values(asset).execute()
  for (const each of insertSearchTerms(tx, asset.id, asset.search_text)) await tx.executeQuery(each)
}

/**
 * Locks an asset, so that changes and reports of it happen one after another. It has to be the
 * first lock of a transaction, but for `reportsLock`.
 */
export async function lockAsset(database: Database, tx: Queries, id: string): Promise<void> {
  await database.lock(tx, assetLock(id).names)
}

export function assetLock(id: string): Lock {
  return { names: [`asset:${id}`], mode: 'exclusive' }
}

export async function updateAssetRow(
  tx: Queries,
  ownerId: string,
  id: string,
  change: Partial<Omit<AssetRow, 'id' | 'owner_id' | 'type'>>,
): Promise<void> {
  await updateRows(tx, 'assets', { id, owner_id: ownerId }, change)
  if (change.search_text === undefined) return
  for (const each of replaceSearchTerms(tx, id, change.search_text)) await tx.executeQuery(each)
}

/** All other columns are emptied, including columns that are added later. */
const retained: ReadonlySet<string> = new Set<string>(schema.assets.retainedAtTransfer)

/**
 * Gives an asset with its identifiers and photos to another user, from `now` on. `words` replace
 * the seller's texts, and the seller's private columns are emptied. The history stays.
 */
export async function moveAsset(
  database: Pick<Database, 'together'>,
  tx: Queries,
  { asset }: Pick<AssetWithIdentifiers, 'asset'>,
  buyerId: string,
  words: Pick<AssetRow, 'name' | 'description' | 'search_text'>,
  now: number,
): Promise<void> {
  const parts = (['identifiers', 'asset_photos'] as const).map((table) =>
    tx.updateTable(table).set({ owner_id: buyerId }).where('asset_id', '=', asset.id).compile(),
  )
  const moved = tx
    .updateTable('assets')
    .set({
      ...Object.fromEntries(
        Object.keys(asset)
          .filter((column) => !retained.has(column))
          .map((column) => [column, null]),
      ),
      ...words,
      owner_id: buyerId,
      transfer_count: (asset.transfer_count ?? 0) + 1,
      first_registered_at: asset.first_registered_at ?? asset.created_at,
      created_at: now,
      updated_at: now,
    })
    .where('id', '=', asset.id)
    .where('owner_id', '=', asset.owner_id)
    .compile()
  const terms = replaceSearchTerms(tx, asset.id, words.search_text)
  await database.together(tx, [...parts, moved, ...terms])
}

/** Returns undefined also for another user's asset. */
export async function findAsset(
  db: Queries,
  ownerId: string,
  id: string,
): Promise<AssetWithIdentifiers | undefined> {
  const asset = await findRow(db, 'assets', { id, owner_id: ownerId })
  if (!asset) return undefined
  const identifiers = await identifiersOf(db, { assetId: asset.id })
  const related = await relatedTo(db, { ownerId, ids: JSON.stringify([asset.id]) })
  return { asset, identifiers, ...related(asset.id) }
}

/** The owner's assets, newest first: `limit` of them, after the asset `after` if given. */
export async function assetsOf(
  db: Queries,
  ownerId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<AssetRows[]> {
  const last = parsePosition(after)
  const assets = await page(db, { ownerId, limit, last })
  const isWholeList = last === undefined && assets.length < limit
  return withRelated(db, ownerId, assets, isWholeList)
}

// Building a statement with thirty columns takes as long as reading ten rows.
const page = precompiledQuery(
  (
    db,
    { ownerId, limit, last }: { ownerId: string; limit: number; last: ListPosition | undefined },
  ) => pageQuery(db, ownerId, last).limit(limit),
)

/** An owner's list after a position, in the order of its index. */
export function pageQuery(db: Queries, ownerId: string, last: ListPosition | undefined) {
  return db
    .selectFrom('assets')
    .select(recordColumns)
    .where('owner_id', '=', ownerId)
    .$if(last !== undefined, (query) =>
      query
        .where('created_at', '<=', last?.created_at ?? 0)
        .where((is) =>
          is.or([is('created_at', '<', last?.created_at ?? 0), is('id', '<', last?.id ?? '')]),
        ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

/** What to search for: any of the keys, a key with this prefix, or `words` in the name. */
export interface OwnSearch {
  keys: readonly string[]
  /** Letters and digits; an empty prefix finds nothing. */
  prefix: string
  /** As returned by `searchWords`. */
  words: string
}

export async function searchOwnAssets(
  db: Queries,
  ownerId: string,
  search: OwnSearch,
  limit: number,
): Promise<AssetRows[]> {
  return withRelated(db, ownerId, await searchQuery(db, ownerId, search, limit).execute(), false)
}

/** `like` takes up to a millisecond for a name that repeats one sign, and blocks everybody. */
export const hasPart = (text: RawBuilder<unknown>, part: string) =>
  sql<SqlBool>`replace(${text}, ${part}, '') <> ${text}`

/** One query over two indexes that begin with the owner: it reads no rows of others. */
export function searchQuery(
  db: Queries,
  ownerId: string,
  { keys, prefix, words }: OwnSearch,
  limit: number,
) {
  const byKey = db
    .selectFrom('identifiers')
    .where('owner_id', '=', ownerId)
    .where((either) =>
      either.or([
        // The prefix has only letters and digits, so no wildcards. A range would not work: in the
        // collations that PostgreSQL may use, no character sorts after all letters.
        ...(prefix === '' ? [] : [either('key', 'like', `${prefix}%`)]),
        ...(keys.length > 0 ? [either('key', 'in', keys)] : []),
      ]),
    )
    .select('asset_id as id')
  const byWords = db
    .selectFrom('assets')
    .where('owner_id', '=', ownerId)
    .where((either) =>
      either.or([
        either.and(words.split(' ').map((word) => hasPart(sql`(' ' || search_text)`, ` ${word}`))),
        hasPart(sql`replace(search_text, ' ', '')`, words.replaceAll(' ', '')),
      ]),
    )
    .select('id')
  return db
    .selectFrom('assets')
    .select(recordColumns)
    .where('id', 'in', words === '' ? byKey : byKey.union(byWords))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}
