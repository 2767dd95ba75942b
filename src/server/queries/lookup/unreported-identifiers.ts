import { sql } from 'kysely'
import type { IdentifierKind, IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import type { Queries } from '../../db/database.ts'
import type { Flag } from '../../db/schema/row.ts'

/** An identifier that is registered by one user, not hidden, and not reported. */
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

/**
 * The registrations of these keys; `reported` is 1 if a lookup shows an open report.
 */
export async function registeredAs(
  db: Queries,
  keys: readonly string[],
): Promise<(Omit<RegisteredRow, 'place'> & { reported: Flag })[]> {
  const { rows } = await sql<Omit<RegisteredRow, 'place'> & { reported: Flag }>`
    select kind, namespace, key, asset_type as type, asset_brand as brand, asset_hidden as hidden,
      asset_confirmed_at as confirmedAt,
      exists (select 1 from reports as r
        where r.asset_id = i.asset_id and r.closed_at is null and ${shownReport}) as reported
    from identifiers as i where key in (${sql.join(keys)})`.execute(db)
  return rows
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
