import { type ClaimStanding, standingsOf } from '../../../domain/disputes/disputes.ts'
import type { CarriedIdentifier, RegistryHit } from '../../../domain/lookup/verdict.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import { claimsOfOwnerOf, sameIdentifier } from '../joins.ts'

type Identity = Pick<CarriedIdentifier, 'namespace' | 'key'>

interface Hit extends RegistryHit {
  assetId: string | null
}

/** The identifiers that several of these hits have: only such a one can be contested. */
function repeatedIdentities(hits: readonly Hit[]): Identity[] {
  if (hits.length < 2) return []
  const seen = new Set<string>()
  const repeated = new Map<string, Identity>()
  for (const { carried } of hits) {
    const name = nameOf(carried)
    if (seen.has(name)) repeated.set(name, carried)
    seen.add(name)
  }
  return [...repeated.values()]
}

/**
 * The hits with how the claims of their owners stand. Reads claims only for an identifier that
 * several hits have, so other lookups cost no query.
 */
export async function withStandings<Each extends Hit>(
  db: Queries,
  hits: readonly Each[],
  repeated: readonly Identity[] = repeatedIdentities(hits),
): Promise<Each[]> {
  const standings = new Map<string, ClaimStanding>()
  for (const identity of repeated) {
    for (const { assetId, standing } of await standingsAmong(db, identity)) {
      standings.set(`${nameOf(identity)} ${assetId}`, standing)
    }
  }
  return hits.map((hit) => ({
    ...hit,
    claim: standings.get(`${nameOf(hit.carried)} ${hit.assetId}`) ?? hit.claim,
  }))
}

/** How the claims to one identifier stand, of each asset that has it. */
export async function standingsAmong(
  db: Queries,
  { namespace, key }: Identity,
): Promise<{ assetId: string; ownerId: string; standing: ClaimStanding }[]> {
  const rows = await claimsTo(db, { namespace, key })
  const standings = standingsOf(
    rows.map((row) => ({
      ownerId: row.owner_id,
      isFinder: row.find !== null,
      status: row.claim_status,
      waits: row.waiting_since !== null,
    })),
  )
  return rows.map(({ asset_id, owner_id }, index) => ({
    assetId: asset_id,
    ownerId: owner_id,
    standing: standings[index] ?? 'alone',
  }))
}

const claimsTo = precompiledQuery((db, identity: Identity) => claimsToQuery(db, identity))

function claimsToQuery(db: Queries, { namespace, key }: Identity) {
  return db
    .selectFrom('identifiers')
    .leftJoin('disputes', sameIdentifier('disputes', 'identifiers'))
    .leftJoin('dispute_claims', claimsOfOwnerOf('identifiers'))
    .where('identifiers.key', '=', key)
    .where('identifiers.namespace', '=', namespace)
    .select([
      'identifiers.asset_id',
      'identifiers.owner_id',
      'dispute_claims.claim_status',
      'dispute_claims.waiting_since',
      (is) =>
        is
          .selectFrom('reports')
          .whereRef('reports.asset_id', '=', 'identifiers.asset_id')
          .where('reports.reported_as', '=', 'Found')
          .select((each) => each.fn.min('reports.id').as('id'))
          .as('find'),
    ])
}

function nameOf({ namespace, key }: Identity): string {
  return `${namespace} ${key}`
}
