import type { IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import { type Listing, maxListings } from '../../../domain/listings/listings.ts'
import type { CarriedIdentifier } from '../../../domain/lookup/verdict.ts'
import type { Queries } from '../../db/database.ts'
import type { ListingChangeRow } from '../../db/tables.ts'
import { deleteRows, insertRow, updateRows } from '../rows-by-columns.ts'

/** A listing with the identifier in the list. */
export interface ListingHit extends Listing {
  carried: CarriedIdentifier
}

/** The entries of the current import of each list. */
export function currentEntries(db: Queries) {
  return db
    .selectFrom('listing_entries as e')
    .innerJoin('listing_sources as s', 's.current_import_id', 'e.import_id')
}

/** The first few listings, which a lookup shows. */
export function toListings(listed: readonly ListingHit[]): Listing[] {
  return listed.slice(0, maxListings).map(({ source, date }) => ({ source, date }))
}

/** The current listings of keys, oldest first, within a transaction. */
export async function listingsWithin(
  tx: Queries,
  keys: readonly string[],
  now: number,
): Promise<ListingHit[]> {
  const rows = await currentEntries(tx)
    .select(['e.kind', 'e.namespace', 'e.key', 'e.listed_on', 's.name', 's.expires_at'])
    .where('e.key', 'in', keys)
    .orderBy('e.listed_on')
    .execute()
  return rows
    .filter(({ expires_at }) => expires_at === null || expires_at > now)
    .map(({ kind, namespace, key, listed_on, name }) => ({
      ...{ source: name, date: listed_on },
      carried: { kind, namespace, key },
    }))
}

/** A page of the keys of an import, in order. */
export function entryKeysAfterQuery(
  db: Queries,
  importId: string,
  after: { key: string; namespace: string },
  limit: number,
) {
  return db
    .selectFrom('listing_entries')
    .select(['key', 'namespace', 'listed_on'])
    .where('import_id', '=', importId)
    .where((row) =>
      row(
        row.refTuple('key', 'namespace'),
        '>',
        row.tuple(after.key, after.namespace as IdentifierNamespace),
      ),
    )
    .orderBy('key')
    .orderBy('namespace')
    .limit(limit)
}

export async function insertListingChange(tx: Queries, row: ListingChangeRow): Promise<void> {
  await insertRow(tx, 'listing_changes', row)
}

/** The oldest change after one, which the job processes next. */
export function nextListingChangeQuery(db: Queries, afterId = '') {
  return db
    .selectFrom('listing_changes')
    .selectAll()
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(1)
}

export async function moveListingChange(
  tx: Queries,
  id: string,
  to: Pick<ListingChangeRow, 'phase' | 'key' | 'namespace'>,
): Promise<void> {
  await updateRows(tx, 'listing_changes', { id }, to)
}

export async function deleteListingChange(tx: Queries, id: string): Promise<void> {
  await deleteRows(tx, 'listing_changes', { id })
}

/** Finds a change for which the entries of an import are still needed. */
export function changesOfImportQuery(db: Queries, importId: string) {
  return db
    .selectFrom('listing_changes')
    .select('id')
    .where((is) => is.or([is('before_id', '=', importId), is('after_id', '=', importId)]))
    .limit(1)
}

/** The assets that have one of these keys, with their owners. */
export function assetsWithKeysQuery(db: Queries, keys: readonly string[]) {
  return db
    .selectFrom('identifiers as i')
    .innerJoin('assets as a', 'a.id', 'i.asset_id')
    .select(['i.namespace', 'i.key', 'a.id as assetId', 'a.owner_id as ownerId', 'a.name'])
    .where('i.key', 'in', keys)
}
