import type { Queries } from '../../db/database.ts'
import type { ListingChangeRow } from '../../db/tables.ts'
import { deleteRows, insertRow, updateRows } from '../rows-by-columns.ts'

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
