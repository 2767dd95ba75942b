import type { IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import { type Listing, maxListings } from '../../../domain/listings/listings.ts'
import type { CarriedIdentifier } from '../../../domain/lookup/verdict.ts'
import type { Queries } from '../../db/database.ts'

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
