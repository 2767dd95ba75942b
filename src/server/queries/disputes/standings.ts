import { type ClaimStanding, standingsOf } from '../../../domain/disputes/disputes.ts'
import { createOtherNumbers, type Registration } from '../../../domain/lookup/other-numbers.ts'
import type { CarriedIdentifier, RegistryHit } from '../../../domain/lookup/verdict.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import { isInList } from '../any-key.ts'
import { claimsOfOwnerOf, sameIdentifier } from '../joins.ts'
import { currentEntries } from '../listings/listings.ts'
import { isMissingClaim, isOfFinder, isSuspendedClaim } from './claimants.ts'

type Identity = Pick<CarriedIdentifier, 'namespace' | 'key'>

interface Hit extends RegistryHit {
  assetId: string
  hasOtherClaims: boolean
}

/** The hits whose asset has a number that somebody else registered or claimed too, or that is listed. */
function sharedAmong<Each extends Hit>(hits: readonly Each[]): Each[] {
  if (hits.length < 2) return hits.filter(({ hasOtherClaims }) => hasOtherClaims)
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { carried } of hits) {
    const name = nameOf(carried)
    if (seen.has(name)) repeated.add(name)
    seen.add(name)
  }
  return hits.filter(
    ({ carried, hasOtherClaims }) => hasOtherClaims || repeated.has(nameOf(carried)),
  )
}

/**
 * The hits with how the claims of their owners stand, and with what the other numbers of their
 * assets say. Two queries, and none where nobody else has a number of these assets.
 */
export async function withStandings<Each extends Hit>(
  db: Queries,
  hits: readonly Each[],
  now: number,
): Promise<readonly Each[]> {
  const assets = new Set(sharedAmong(hits).map(({ assetId }) => assetId))
  if (assets.size === 0) return hits
  const list = { assets: JSON.stringify([...assets]) }
  const [registered, entries] = await Promise.all([
    registeredBeside(db, list),
    listedBeside(db, list),
  ])
  const registrations = withClaims(registered)
  const claims = new Map(
    registrations.map((each) => [`${each.assetId} ${nameOf(each)}`, each.claim]),
  )
  const listed = entries.filter(({ expires_at }) => expires_at === null || expires_at > now)
  const otherNumbersOf = createOtherNumbers(registrations, listed)
  return hits.map((hit) => {
    const { assetId, carried } = hit
    if (!assets.has(assetId)) return hit
    return {
      ...hit,
      claim: claims.get(`${assetId} ${nameOf(carried)}`) ?? hit.claim,
      otherNumbers: otherNumbersOf(assetId, carried),
    }
  })
}

/** How the claims to one identifier stand, of each asset that has it. */
export async function standingsAmong(
  db: Queries,
  { namespace, key }: Identity,
): Promise<{ assetId: string; ownerId: string; standing: ClaimStanding }[]> {
  const rows = await claimsTo(db, { namespace, key })
  const standings = standingsAmongRows(rows)
  return rows.map(({ asset_id, owner_id }, index) => ({
    assetId: asset_id,
    ownerId: owner_id,
    standing: standings[index] ?? 'alone',
  }))
}

const claimsTo = precompiledQuery((db, { namespace, key }: Identity) =>
  claimsQuery(db).where('identifiers.key', '=', key).where('identifiers.namespace', '=', namespace),
)

const registeredBeside = precompiledQuery((db, { assets }: { assets: string }) =>
  registeredBesideQuery(db, assets),
)

/** All registrations of the numbers of these assets, with the open reports that lookups show. */
export function registeredBesideQuery(db: Queries, assets: string) {
  return claimsQuery(db)
    .leftJoin('reports', (join) =>
      join
        .onRef('reports.asset_id', '=', 'identifiers.asset_id')
        .on('reports.closed_at', 'is', null)
        .on((is) => is.or([is('reports.held', '=', 0), is('reports.reported_as', '!=', 'Found')])),
    )
    .where('identifiers.key', 'in', (is) =>
      is
        .selectFrom('identifiers as mine')
        .where(isInList(db, 'mine.asset_id', assets))
        .select('mine.key'),
    )
    .select([
      'identifiers.namespace',
      'identifiers.key',
      'reports.status',
      'reports.stage',
      'reports.held',
    ])
}

const listedBeside = precompiledQuery((db, { assets }: { assets: string }) =>
  listedBesideQuery(db, assets),
)

/** The numbers of these assets that are on the list of an authority. */
export function listedBesideQuery(db: Queries, assets: string) {
  return currentEntries(db)
    .innerJoin('identifiers as mine', 'mine.key', 'e.key')
    .where(isInList(db, 'mine.asset_id', assets))
    .select(['e.namespace', 'e.key', 's.expires_at'])
}

function claimsQuery(db: Queries) {
  return db
    .selectFrom('identifiers')
    .leftJoin('disputes', sameIdentifier('disputes', 'identifiers'))
    .leftJoin('dispute_claims', claimsOfOwnerOf('identifiers'))
    .select([isSuspendedClaim, isMissingClaim])
    .select([
      'identifiers.asset_id',
      'identifiers.owner_id',
      'identifiers.registered_at',
      'dispute_claims.claim_status',
      'dispute_claims.waiting_since',
      isOfFinder('identifiers.asset_id').as('is_finder'),
    ])
}

type ClaimRow = Awaited<ReturnType<typeof claimsTo>>[number]

function standingsAmongRows(rows: readonly ClaimRow[]): ClaimStanding[] {
  return standingsOf(
    rows.map((row) => ({
      ownerId: row.owner_id,
      isFinder: Boolean(row.is_finder),
      status: row.claim_status,
      waits: row.waiting_since !== null,
      isMissing: Boolean(row.is_missing),
      isSuspended: row.suspended !== null,
      registeredAt: row.registered_at,
    })),
  )
}

function withClaims(rows: Awaited<ReturnType<typeof registeredBeside>>): Registration[] {
  return [...Map.groupBy(rows, nameOf).values()].flatMap((group) => {
    const standings = standingsAmongRows(group)
    return group.map(({ asset_id, namespace, key, registered_at, status, stage, held }, index) => ({
      ...{ assetId: asset_id, namespace, key, registeredAt: registered_at },
      claim: standings[index] ?? 'alone',
      report: status && stage ? { status, stage, isHeld: held === 1 } : null,
    }))
  })
}

function nameOf({ namespace, key }: Identity): string {
  return `${namespace} ${key}`
}
