import type { Queries } from '../../db/database.ts'
import type { ListingEntryRow, ListingImportRow, ListingSourceRow } from '../../db/tables.ts'
import { countRows } from '../count-rows.ts'
import { findRow, insertRow, updateRow, updateRows } from '../rows-by-columns.ts'

export async function findSource(db: Queries, id: string) {
  return findRow(db, 'listing_sources', { id })
}

export async function findSourceByName(db: Queries, name: string) {
  return findRow(db, 'listing_sources', { name })
}

export async function insertSource(tx: Queries, row: ListingSourceRow): Promise<void> {
  await insertRow(tx, 'listing_sources', row)
}

/** Sets the import of a source that lookups read from the commit on; null for none. */
export async function setCurrentImport(
  tx: Queries,
  id: string,
  current: Pick<ListingImportRow, 'id' | 'expires_at'> | null,
): Promise<void> {
  await tx
    .updateTable('listing_sources')
    .set({ current_import_id: current?.id ?? null, expires_at: current?.expires_at ?? null })
    .where('id', '=', id)
    .execute()
}

export async function setLogNonce(tx: Queries, id: string, nonce: string): Promise<void> {
  await updateRows(tx, 'listing_imports', { id }, { log_nonce: nonce })
}

export async function findImport(db: Queries, id: string) {
  return findRow(db, 'listing_imports', { id })
}

export async function insertImport(tx: Queries, row: ListingImportRow): Promise<void> {
  await insertRow(tx, 'listing_imports', row)
}

/** Changes an import; undefined if its state has changed since it was read. */
export async function changeImport(
  tx: Queries,
  { id, state }: Pick<ListingImportRow, 'id' | 'state'>,
  change: Partial<Omit<ListingImportRow, 'id' | 'source_id'>>,
) {
  return updateRow(tx, 'listing_imports', { id, state }, change)
}

/** Sources by name; there are a few dozen at most. */
export function sourcesQuery(db: Queries) {
  return db.selectFrom('listing_sources').selectAll().orderBy('name').limit(200)
}

/** The newest imports of all sources, newest first. */
export function recentImportsQuery(db: Queries, limit: number) {
  return db
    .selectFrom('listing_imports')
    .innerJoin('listing_sources', 'listing_sources.id', 'listing_imports.source_id')
    .selectAll('listing_imports')
    .select(['listing_sources.name as source', 'listing_sources.current_import_id'])
    .orderBy('listing_imports.received_at', 'desc')
    .orderBy('listing_imports.id', 'desc')
    .limit(limit)
}

/** The entries of an import with these keys. */
export function entriesAmongQuery(db: Queries, importId: string, keys: readonly string[]) {
  return db
    .selectFrom('listing_entries')
    .select(['namespace', 'key'])
    .where('import_id', '=', importId)
    .where('key', 'in', keys)
}

export async function insertEntries(tx: Queries, rows: readonly ListingEntryRow[]): Promise<void> {
  await tx.insertInto('listing_entries').values(rows).execute()
}

/** Sources whose current import has expired. */
export function endedSourcesQuery(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('listing_sources')
    .selectAll()
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
}

/** Imports of a state whose entries are still stored, the oldest first. */
export function storedImportsQuery(
  db: Queries,
  state: ListingImportRow['state'],
  before: number,
  limit: number,
) {
  return db
    .selectFrom('listing_imports')
    .selectAll()
    .where('stored', '=', 1)
    .where('state', '=', state)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(limit)
}

/** Finds the current import of a source if it replaced this one, and so can be undone to it. */
export function followersQuery(db: Queries, importId: string, sourceId: string) {
  return db
    .selectFrom('listing_sources')
    .innerJoin('listing_imports', 'listing_imports.id', 'listing_sources.current_import_id')
    .select('listing_imports.id')
    .where('listing_sources.id', '=', sourceId)
    .where('listing_imports.compared_with', '=', importId)
}

export async function countEntries(db: Queries, importId: string): Promise<number> {
  return countRows(db.selectFrom('listing_entries').where('import_id', '=', importId))
}

/** Deletes some entries of an import; returns how many it found. */
export async function deleteSomeEntries(tx: Queries, importId: string, limit: number) {
  const rows = await tx
    .selectFrom('listing_entries')
    .select('key')
    .where('import_id', '=', importId)
    .limit(limit)
    .execute()
  if (rows.length > 0) {
    await tx
      .deleteFrom('listing_entries')
      .where('import_id', '=', importId)
      .where(
        'key',
        'in',
        rows.map(({ key }) => key),
      )
      .execute()
  }
  return rows.length
}
