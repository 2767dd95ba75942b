import { type InferResult, sql } from 'kysely'
import type { IdentifierKind, IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import type { RegistryHit } from '../../../domain/lookup/verdict.ts'
import type { Queries } from '../../db/database.ts'
import type { IdentifierRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { isAnyKey } from '../any-key.ts'
import { hasRow } from '../count-rows.ts'
import { afterAllClaims } from '../disputes/claimants.ts'
import { assetOfClaim, hasOtherClaims } from '../disputes/shared-numbers.ts'
import { withStandings } from '../disputes/standings.ts'
import { hasNamespace } from '../joins.ts'
import { deleteRows, findRows } from '../rows-by-columns.ts'

/** An identifier, parsed and ready to be stored. */
export interface NewIdentifier {
  kind: IdentifierKind
  namespace: IdentifierNamespace
  key: string
  raw_value: string
}

/** A registry hit with what the public may not know: the ids of the report and its reporter. */
export interface FullRegistryHit extends RegistryHit {
  assetId: string
  /** Whether others may have another number of the asset, or there was a dispute about any of them. */
  hasOtherClaims: boolean
  /** When its owner, or the one before, registered the identifier; milliseconds since 1970. */
  registeredAt: number
  report: (NonNullable<RegistryHit['report']> & { id: string }) | null
  reporterId: string | null
}

/**
 * The registrations of a key or, on PostgreSQL, of several keys, with their open reports. A loss or
 * theft that waits because another user registered the identifier earlier is among them: where the
 * other claim has ended, it is under review. A find that waits is not.
 */
export function lookupQuery(db: Queries, keys: string | readonly string[]) {
  return withReports(claimsOf(db, keys))
}

function claimsOf(db: Queries, keys: string | readonly string[]) {
  return db.selectFrom('identifiers as i').where((is) => isAnyKey(is.ref('i.key'), keys))
}

/**
 * The same for one key, in equal time whether it is registered or not: an unregistered key has a row
 * of nulls, for which the same subqueries run.
 */
export function lookupQueryOfEqualTime(db: Queries, key: string) {
  const keys = sql<{ key: string }>`(select ${key} as key)`.as('wanted')
  const claims = db.selectFrom(keys).leftJoin('identifiers as i', 'i.key', 'wanted.key')
  return withReports(claims as never)
}

function withReports(claims: ReturnType<typeof claimsOf>) {
  return claims
    .leftJoin('reports as r', (join) =>
      join
        .on('r.asset_id', '=', assetOfClaim)
        .on('r.closed_at', 'is', null)
        // Literals, because the keys have to be the only parameters.
        .on((is) =>
          is.or([is('r.held', '=', sql.lit(0)), is('r.reported_as', '<>', sql.lit('Found'))]),
        ),
    )
    .select([
      'i.kind',
      'i.namespace',
      'i.key',
      'i.asset_type',
      'i.asset_brand',
      'i.asset_model',
      'i.asset_colour',
      'i.asset_hidden',
      'r.status',
      'r.stage',
      'r.held',
      'r.created_at',
      'r.state',
      'r.id',
      'r.reporter_id',
      'i.asset_confirmed_at',
      'r.still_missing_at',
      'i.asset_id',
      'i.registered_at',
      hasOtherClaims.as('has_other_claims'),
    ])
}

export type LookupRow = InferResult<ReturnType<typeof lookupQuery>>[number]

/** The registered assets with these keys, with the changes of the transaction. */
export async function registryHitsWithin(
  tx: Queries,
  keys: ReadonlySet<string>,
  now: number,
): Promise<readonly FullRegistryHit[]> {
  const matches: FullRegistryHit[] = []
  // One by one: only PostgreSQL has `any`, and there are only a few keys.
  for (const key of keys) {
    const rows = await lookupQuery(tx, key).execute()
    matches.push(...rows.map(toRegistryHit))
  }
  return withStandings(tx, matches, now)
}

/** The hit for a row of `lookupQuery`. */
export function toRegistryHit(row: LookupRow): FullRegistryHit {
  const { kind, namespace, key, id, status, stage, created_at: reportedAt } = row
  return {
    carried: { kind, namespace, key },
    type: row.asset_type,
    brand: row.asset_brand,
    model: row.asset_model,
    colour: row.asset_colour,
    hidden: row.asset_hidden === 1,
    // Of an asset none of whose numbers anybody else has. `withStandings` says more of others.
    claim: 'alone',
    otherNumbers: 'clear',
    hasOtherClaims: Boolean(row.has_other_claims),
    registeredAt: Number(row.registered_at),
    // Of a number that was given to an older registration nothing was confirmed before.
    confirmedAt: Math.max(Number(row.asset_confirmed_at), Number(row.registered_at)),
    report:
      id && status && stage && reportedAt !== null
        ? {
            id,
            status,
            stage,
            isHeld: row.held === 1,
            reportedAt,
            state: row.state,
            stillMissingAt: row.still_missing_at,
          }
        : null,
    reporterId: row.reporter_id,
    assetId: row.asset_id,
  }
}

/**
 * Whether the owner already has this identifier on another asset than `exceptAssetId`. The same
 * serial number of another maker is another identifier.
 */
export async function ownsIdentifier(
  tx: Queries,
  ownerId: string,
  { namespace, key }: Pick<NewIdentifier, 'namespace' | 'key'>,
  exceptAssetId = '',
): Promise<boolean> {
  return hasRow(
    tx
      .selectFrom('identifiers')
      .where('owner_id', '=', ownerId)
      .where('key', '=', key)
      .where((is) => hasNamespace(is.ref('namespace'), namespace))
      .where('asset_id', '!=', exceptAssetId)
      .select('id'),
  )
}

/** The owner's asset with this identifier, if there is one. */
export async function findOwnAssetWith(
  tx: Queries,
  ownerId: string,
  { namespace, key }: Pick<NewIdentifier, 'namespace' | 'key'>,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('identifiers')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .where((is) => hasNamespace(is.ref('namespace'), namespace))
    .select('asset_id')
    .executeTakeFirst()
  return found?.asset_id
}

/** An identifier that an asset had, with the time of its registration. */
export type FormerIdentifier = NewIdentifier & Pick<IdentifierRow, 'registered_at'>

/** Replaces all identifiers of an asset; those that stay keep the time of their registration. */
export async function replaceIdentifiers(
  tx: Queries,
  asset: { id: string; ownerId: string },
  identifiers: readonly NewIdentifier[],
  { before = [], now = 0 }: { before?: readonly FormerIdentifier[]; now?: number } = {},
): Promise<void> {
  const registeredAt = ({ namespace, key }: NewIdentifier) =>
    before.find((former) => former.namespace === namespace && former.key === key)?.registered_at ??
    afterAllClaims(key, now)
  if (before.length > 0) await deleteRows(tx, 'identifiers', { asset_id: asset.id })
  await tx
    .insertInto('identifiers')
    .values(
      identifiers.map(({ kind, namespace, key, raw_value }, position) => ({
        id: newId(),
        asset_id: asset.id,
        owner_id: asset.ownerId,
        kind,
        namespace,
        key,
        raw_value,
        position,
        registered_at: registeredAt({ kind, namespace, key, raw_value }),
      })),
    )
    .execute()
}

export async function identifiersOfAsset(tx: Queries, assetId: string) {
  return findRows(tx, 'identifiers', { asset_id: assetId })
}

/** The other numbers of the assets that have one of these keys. */
export async function numbersBeside(tx: Queries, keys: readonly string[]) {
  if (keys.length === 0) return []
  return tx
    .selectFrom('identifiers as i')
    .innerJoin('identifiers as other', 'other.asset_id', 'i.asset_id')
    .where('i.key', 'in', keys)
    .where('other.key', 'not in', keys)
    .select(['other.namespace', 'other.key'])
    .distinct()
    .execute()
}

/** The identifiers of several assets, by asset. */
export async function identifiersOfAssets(db: Queries, assetIds: readonly string[]) {
  if (assetIds.length === 0) return new Map<string, IdentifierRow[]>()
  const rows = await db
    .selectFrom('identifiers')
    .selectAll()
    .where('asset_id', 'in', assetIds)
    .execute()
  return Map.groupBy(rows, ({ asset_id }) => asset_id)
}

/** The ids of up to five identifiers whose copied columns differ from their asset. */
export async function identifiersOutOfStep(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('identifiers as i')
    .innerJoin('assets as a', 'a.id', 'i.asset_id')
    .where((is) =>
      is.or([
        ...(['type', 'brand', 'model', 'colour', 'hidden'] as const).map((fact) =>
          is(`i.asset_${fact}`, 'is distinct from', is.ref(`a.${fact}`)),
        ),
        is('i.asset_confirmed_at', 'is distinct from', (each) =>
          each.fn.coalesce('a.confirmed_at', 'a.created_at'),
        ),
      ]),
    )
    .select('i.id')
    .limit(5)
    .execute()
  return rows.map(({ id }) => id)
}
