import { sql } from 'kysely'
import { type Identity, isAmong } from '../../../domain/identifiers/read/candidates.ts'
import type { CarriedIdentifier } from '../../../domain/lookup/verdict.ts'
import type { Database, Queries } from '../../db/database.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import { isAnyKey } from '../any-key.ts'
import {
  clearHit,
  type FullRegistryHit,
  type LookupRow,
  lookupQuery,
  toRegistryHit,
} from '../assets/identifiers.ts'
import { sharedAmong, withStandings } from '../disputes/standings.ts'
import { currentEntries, type ListingHit } from '../listings/listings.ts'
import type { RegistryCache } from './unreported-identifiers.ts'

/** Registered assets, and lists of authorities. */
export interface Found {
  matches: readonly FullRegistryHit[]
  listed: readonly ListingHit[]
}

export type FindInRegistry = (candidates: readonly Identity[]) => Found | Promise<Found>

/** A row of `registryQuery`, in the order of its columns: those of an asset are null for a list. */
type RegistryRow = [
  ...registered: LookupRow,
  listedOn: string | null,
  source: string | null,
  expiresAt: number | null,
]

/** Indexes of columns in a `RegistryRow`. */
const keyAt = 2
const listedOnAt = 18
const none = sql.lit(null)

/**
 * The query of the public lookup: the registrations of a key, or of several on PostgreSQL, and the
 * listings. One query, because sending a second costs as much as the lookup.
 */
export function registryQuery(db: Queries, keys: string | readonly string[]) {
  const ofAssets = lookupQuery(db, keys)
  // biome-ignore format: in the order of the columns of `lookupQuery`
  const ofLists = currentEntries(db)
    .where((is) => isAnyKey(is.ref('e.key'), keys))
    .select([
      'e.kind', 'e.namespace', 'e.key',
      none.as('asset_type'), none.as('asset_brand'), none.as('asset_model'),
      none.as('asset_colour'), none.as('asset_hidden'), none.as('status'), none.as('stage'),
      none.as('created_at'), none.as('state'), none.as('id'), none.as('reporter_id'),
      none.as('asset_confirmed_at'), none.as('still_missing_at'), none.as('asset_id'),
      none.as('shares_number'), 'e.listed_on', 's.name', 's.expires_at',
    ])
  return ofAssets
    .select([none.as('listed_on'), none.as('name'), none.as('expires_at')])
    .unionAll(ofLists as never)
}

/**
 * The lookup behind `GET /verify` and batches: finds all registered assets that one or several texts
 * could mean, and their listings, by index, in a precompiled query. Where somebody else has a number of
 * such an asset, further ones read how the claims stand. An identifier in the registry cache
 * is on no list and needs no query; its hit has only what may be disclosed: no model and no colour.
 */
export function createFindInRegistry(
  database: Database,
  now: () => number,
  cache?: RegistryCache,
): FindInRegistry {
  const rowsOf = database.prepare<RegistryRow>(
    (keys) => registryQuery(database.read, keys).compile(),
    keyAt,
  )
  return (candidates) => {
    const matches: FullRegistryHit[] = []
    const uncached: string[] = []
    for (const key of distinctKeys(candidates)) {
      const row = cache?.find(key)
      if (row) addAmong(candidates, matches, clearHit(row))
      else if (row === undefined) uncached.push(key)
    }
    if (uncached.length === 0) return { matches, listed: [] }
    return mapMaybe(rowsOf(uncached), (rows) => {
      const listed: ListingHit[] = []
      for (const row of rows) {
        if (row[listedOnAt] === null) addAmong(candidates, matches, toRegistryHit(row))
        else if (isCurrent(row, now())) addAmong(candidates, listed, toListed(row))
      }
      listed.sort((one, other) => one.date.localeCompare(other.date))
      const shared = sharedAmong(matches)
      if (shared.length === 0) return { matches, listed }
      return withStandings(database.reserved, matches, now(), shared).then((matches) => ({
        matches,
        listed,
      }))
    })
  }
}

/** Needs no set for a single text, whose candidates mostly have the same key. */
function distinctKeys(candidates: readonly Identity[]): Iterable<string> {
  if (candidates.length > 8) return new Set(candidates.map(({ key }) => key))
  const keys: string[] = []
  for (const { key } of candidates) if (!keys.includes(key)) keys.push(key)
  return keys
}

function addAmong<Hit extends { carried: CarriedIdentifier }>(
  candidates: readonly Identity[],
  hits: Hit[],
  hit: Hit,
): void {
  if (isAmong(candidates, hit.carried)) hits.push(hit)
}

function isCurrent(row: RegistryRow, now: number): boolean {
  const expiresAt = row[listedOnAt + 2] as number | null
  return expiresAt === null || expiresAt > now
}

function toListed(row: RegistryRow): ListingHit {
  const [kind, namespace, key] = row
  const [date, source] = row.slice(listedOnAt) as [date: string, source: string]
  return { source, date, carried: { kind, namespace, key } }
}
