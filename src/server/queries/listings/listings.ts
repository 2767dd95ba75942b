import type { Candidate } from '../../../domain/identifiers/candidates.ts'
import { isAmong } from '../../../domain/identifiers/candidates.ts'
import type { IdentifierKind, IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import { type Listing, maxListings } from '../../../domain/listings/listings.ts'
import type { Database, Queries } from '../../db/database.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import { isAnyKey } from '../any-key.ts'
import type { RegistryCache } from '../lookup/unreported-identifiers.ts'

/** A listing with the identifier as the list has it. */
export interface Listed extends Listing {
  carried: { kind: IdentifierKind; namespace: IdentifierNamespace; key: string }
}

export type FindListings = (candidates: readonly Candidate[]) => Listed[] | Promise<Listed[]>

/** In the order of the columns of `listingsQuery`. */
type ListingRow = [
  kind: IdentifierKind,
  namespace: IdentifierNamespace,
  key: string,
  listedOn: string,
  source: string,
  expiresAt: number | null,
]

/** The column of the key in `ListingRow`. */
const keyAt = 2

/** What the current imports say. */
function currentEntries(db: Queries) {
  return db
    .selectFrom('listing_entries as e')
    .innerJoin('listing_sources as s', 's.current_import_id', 'e.import_id')
    .select(['e.kind', 'e.namespace', 'e.key', 'e.listed_on', 's.name', 's.expires_at'])
}

/** What they say of one key, or of any of several (on PostgreSQL). */
export function listingsQuery(db: Queries, keys: string | readonly string[]) {
  return currentEntries(db).where((is) => isAnyKey(is.ref('e.key'), keys))
}

/** The lists that name an identifier, by one index. What the registry cache knows is on none. */
export function createFindListings(
  database: Database,
  now: () => number,
  known?: RegistryCache,
): FindListings {
  const rowsOf = database.prepare<ListingRow>(
    (keys) => listingsQuery(database.read, keys).compile(),
    keyAt,
  )
  return (candidates) => {
    const keys = [...new Set(candidates.map(({ key }) => key))]
    const asked = known ? keys.filter((key) => known.find(key) === undefined) : keys
    if (asked.length === 0) return []
    return mapMaybe(rowsOf(asked), (rows) =>
      rows
        .filter(([, , , , , expiresAt]) => expiresAt === null || expiresAt > now())
        .map(([kind, namespace, key, date, source]) => ({
          ...{ source, date },
          carried: { kind, namespace, key },
        }))
        .filter(({ carried }) => isAmong(candidates, carried))
        .sort((one, other) => one.date.localeCompare(other.date)),
    )
  }
}

/** The listings to tell, the first first. */
export function toListings(listed: readonly Listed[]): Listing[] {
  return listed.slice(0, maxListings).map(({ source, date }) => ({ source, date }))
}

/** The same within a transaction, for some keys at once. */
export async function listingsWithin(
  tx: Queries,
  keys: readonly string[],
  now: number,
): Promise<Listed[]> {
  const rows = await currentEntries(tx).where('e.key', 'in', keys).orderBy('e.listed_on').execute()
  return rows
    .filter(({ expires_at }) => expires_at === null || expires_at > now)
    .map(({ kind, namespace, key, listed_on, name }) => ({
      ...{ source: name, date: listed_on },
      carried: { kind, namespace, key },
    }))
}

/** Which of these keys a current import has. */
export async function listedAmong(db: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await currentEntries(db).where('e.key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
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

export function currentImportsQuery(db: Queries) {
  return db
    .selectFrom('listing_sources as s')
    .innerJoin('listing_imports as i', 'i.id', 's.current_import_id')
    .select(['i.id', 'i.entries'])
}
