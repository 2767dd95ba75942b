import { sql } from 'kysely'
import { type Identity, isAmong } from '../../../domain/identifiers/read/candidates.ts'
import type { CarriedIdentifier } from '../../../domain/lookup/verdict.ts'
import { createKeyLoader } from '../../db/call-batcher.ts'
import type { Database, Queries } from '../../db/database.ts'
import { isAnyKey } from '../any-key.ts'
import {
  type FullRegistryHit,
  type LookupRow,
  lookupQuery,
  lookupQueryOfEqualTime,
  toRegistryHit,
} from '../assets/identifiers.ts'
import { mayChangeAnswer } from '../disputes/shared-numbers.ts'
import { withStandings } from '../disputes/standings.ts'
import { currentEntries, type ListingHit } from '../listings/listings.ts'

/** Registered assets, and lists of authorities. */
export interface Found {
  matches: readonly FullRegistryHit[]
  listed: readonly ListingHit[]
}

export type FindInRegistry = (candidates: readonly Identity[]) => Promise<Found>

/** A registration, or a listing: then the columns of an asset are null. */
type RegistryRow = LookupRow & {
  listed_on: string | null
  name: string | null
  expires_at: number | null
}

const none = sql.lit(null)

/**
 * The query of the public lookup: the registrations of a key, or of several on PostgreSQL, and the
 * listings. One query, because sending a second costs as much as the lookup. The keys are its only
 * parameters.
 */
export function registryQuery(db: Queries, keys: string | readonly string[]) {
  const ofKeys = typeof keys === 'string' ? lookupQueryOfEqualTime(db, keys) : lookupQuery(db, keys)
  const ofAssets = ofKeys.where(mayChangeAnswer)
  // biome-ignore format: in the order of the columns of `lookupQuery`
  const ofLists = currentEntries(db)
    .where((is) => isAnyKey(is.ref('e.key'), keys))
    .select([
      'e.kind', 'e.namespace', 'e.key',
      none.as('asset_type'), none.as('asset_brand'), none.as('asset_model'),
      none.as('asset_colour'), none.as('asset_hidden'), none.as('status'), none.as('stage'), none.as('held'),
      none.as('created_at'), none.as('state'), none.as('id'), none.as('reporter_id'),
      none.as('asset_confirmed_at'), none.as('still_missing_at'), none.as('asset_id'),
      none.as('registered_at'), none.as('has_other_claims'), 'e.listed_on', 's.name', 's.expires_at',
    ])
  return ofAssets
    .select([none.as('listed_on'), none.as('name'), none.as('expires_at')])
    .unionAll(ofLists as never)
}

/**
 * The lookup behind `GET /verify` and batches: finds all registered assets that one or several texts
 * could mean, and their listings, by index. Where somebody else has a number of such an asset, further
 * queries read how the claims stand.
 */
export function createFindInRegistry(database: Database, now: () => number): FindInRegistry {
  const rowsOf = createRowReader(database)
  return async (candidates) => {
    const matches: FullRegistryHit[] = []
    const listed: ListingHit[] = []
    for (const row of await rowsOf([...new Set(candidates.map(({ key }) => key))])) {
      if (row.listed_on === null) addAmong(candidates, matches, toRegistryHit(row))
      else if (isCurrent(row, now())) addAmong(candidates, listed, toListed(row, row.listed_on))
    }
    listed.sort((one, other) => one.date.localeCompare(other.date))
    return { matches: await withStandings(database.reserved, matches, now()), listed }
  }
}

/**
 * Compiles the query once: building it takes ten times as long as running it. On PostgreSQL
 * concurrent lookups share a query. SQLite gets one for each key: for a list it first builds a table.
 */
function createRowReader({ dialect, reserved }: Database) {
  const run = async (keys: string | readonly string[]) => {
    const parameters = compiled.parameters.map(() => keys)
    const { rows } = await reserved.executeQuery<RegistryRow>({ ...compiled, parameters })
    return rows
  }
  const compiled = registryQuery(reserved, dialect === 'postgres' ? [] : '').compile()
  if (dialect === 'postgres') return createKeyLoader(run)
  return async (keys: readonly string[]) => {
    const rows: RegistryRow[] = []
    for (const key of keys) rows.push(...(await run(key)))
    return rows
  }
}

function addAmong<Hit extends { carried: CarriedIdentifier }>(
  candidates: readonly Identity[],
  hits: Hit[],
  hit: Hit,
): void {
  if (isAmong(candidates, hit.carried)) hits.push(hit)
}

function isCurrent({ expires_at: expiresAt }: RegistryRow, now: number): boolean {
  return expiresAt === null || expiresAt > now
}

function toListed({ kind, namespace, key, name }: RegistryRow, date: string): ListingHit {
  return { source: name ?? '', date, carried: { kind, namespace, key } }
}
