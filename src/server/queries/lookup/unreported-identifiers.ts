import { sql } from 'kysely'
import type { IdentifierKind, IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import type { Queries } from '../../db/database.ts'
import type { Flag } from '../../db/schema/row.ts'
import { sharesNumber } from '../disputes/shared-numbers.ts'

/**
 * An identifier that is registered by one user, not hidden, and not reported, of an asset none of
 * whose other numbers somebody else has.
 */
export interface UnreportedRow {
  kind: IdentifierKind
  namespace: IdentifierNamespace
  key: string
  type: 'Gadget' | 'Vehicle'
  brand: string | null
  /** The month (`2026-03`) in which the owner last confirmed to own it. */
  confirmedIn: string
}

/** A registered identifier, which is clear unless it is hidden or reported. */
export interface RegisteredRow extends Omit<UnreportedRow, 'confirmedIn'> {
  /** Milliseconds since 1970. */
  confirmedAt: number
  /** The rowid, by which identifiers are read in order. */
  place: number
  hidden: Flag
}

/** Reported instead of a key when lookups read other lists. No identifier has this key. */
export const listsChanged = '*'

/** On the embedded engine: triggers that report every write that affects an identifier. */
export const changeTriggers = [
  'key_changed_insert after insert on identifiers begin select key_changed(new.key); end',
  'key_changed_delete after delete on identifiers begin select key_changed(old.key); end',
  'key_changed_update after update on identifiers begin select key_changed(old.key), key_changed(new.key); end',
  // What is known of one number of an asset is known of its others.
  ...['insert', 'delete', 'update of key, asset_id'].map((event, index) => {
    const row = event === 'insert' ? 'new' : 'old'
    const rows = event.startsWith('update') ? ['old', 'new'] : [row]
    return `key_changed_beside_${index} after ${event} on identifiers begin
      ${rows.map(keysBeside).join(' ')} end`
  }),
  // A change of the current list of an authority affects many identifiers.
  ...['insert', 'update', 'delete'].map(
    (event) =>
      `key_changed_listings_${event} after ${event} on listing_sources begin select key_changed('${listsChanged}'); end`,
  ),
  ...['insert', 'update', 'delete'].map((event) => {
    const row = event === 'delete' ? 'old' : 'new'
    return `key_changed_report_${event} after ${event} on reports begin
      select key_changed(key) from identifiers where asset_id = ${row}.asset_id; end`
  }),
]

/** The other numbers of the asset of a row, and of each asset that has the number of the row. */
function keysBeside(row: string): string {
  return `select key_changed(key) from identifiers where asset_id in (
    select ${row}.asset_id union select asset_id from identifiers where key = ${row}.key);`
}

/** As in `lookupQuery`: a find that waits for staff is not shown. */
const shownReport = sql`(r.held = 0 or r.reported_as <> 'Found')`

/** The highest rowid of the identifiers. */
export async function maxIdentifierRowid(db: Queries): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(rowid) as last from identifiers`.execute(db)
  return rows[0]?.last ?? 0
}

/** A page of registered identifiers, after a rowid. */
export async function registeredAfter(db: Queries, place: number, limit: number) {
  const { rows } = await sql<RegisteredRow>`
    select rowid as place, kind, namespace, key,
      asset_type as type, asset_brand as brand, asset_hidden as hidden,
      asset_confirmed_at as confirmedAt
    from identifiers where rowid > ${place} order by rowid limit ${limit}`.execute(db)
  return rows
}

/** Whether only the database can answer: a lookup shows an open report, or somebody else has a number. */
interface Answerable {
  reported: Flag
  shares: Flag
}

/** The registrations of these keys. */
export async function registeredAs(
  db: Queries,
  keys: readonly string[],
): Promise<(Omit<RegisteredRow, 'place'> & Answerable)[]> {
  const { rows } = await sql<Omit<RegisteredRow, 'place'> & Answerable>`
    select kind, namespace, key, asset_type as type, asset_brand as brand, asset_hidden as hidden,
      asset_confirmed_at as confirmedAt,
      exists (select 1 from reports as r
        where r.asset_id = i.asset_id and r.closed_at is null and ${shownReport}) as reported,
      ${sharesNumber} as shares
    from identifiers as i where key in (${sql.join(keys)})`.execute(db)
  return rows
}

/** All numbers of the assets that have one of these keys. */
export async function keysBesideAny(db: Queries, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('identifiers')
    .where('asset_id', 'in', (is) =>
      is.selectFrom('identifiers as mine').where('mine.key', 'in', keys).select('mine.asset_id'),
    )
    .select('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** A page of the identifiers under open reports, in the order of the reports. */
export async function reportedAfter(
  db: Queries,
  place: number,
  limit: number,
): Promise<{ place: number; key: string }[]> {
  const { rows } = await sql<{ place: number; key: string }>`
    select r.rowid as place, i.key from (
      select rowid, asset_id from reports as r
      where rowid > ${place} and closed_at is null and ${shownReport} order by rowid limit ${limit}) as r
    join identifiers as i on i.asset_id = r.asset_id
    order by r.rowid`.execute(db)
  return rows
}

/** The registry cache of a process, by which most lookups need no query. */
export interface RegistryCache {
  /** Null: not registered. Undefined: unknown, so query the database. */
  find(key: string): UnreportedRow | null | undefined
}
