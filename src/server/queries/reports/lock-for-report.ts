import { type SqlBool, sql } from 'kysely'
import type { Database, Lock, QueriedLock, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { AssetRow, ReportRow } from '../../db/tables.ts'
import { identifierColumns, type StoredIdentifier } from '../assets/asset-rows.ts'
import { assetLock } from '../assets/assets.ts'
import { type EarlierClaim, earlierClaimsToAll } from '../disputes/claims.ts'
import { claimsThatHold } from '../disputes/claims-holding.ts'
import { endedClaimsQuery, rejectedClaimsQuery } from '../disputes/contests.ts'
import { perhapsSameIdentifier } from '../joins.ts'
import type { ReportedAsset } from '../matching/match-candidates.ts'
import { isWaiting, reportsSince } from './reports.ts'

/** What a new report needs from an asset. */
export interface ReportableAsset {
  asset: Pick<AssetRow, 'id' | 'image_url' | 'name' | 'hidden'> & ReportedAsset['asset']
  /** The first is the one that the asset is known by. */
  identifiers: StoredIdentifier[]
  openReport: ReportRow['status'] | null
  /** When the nth newest report of its owner was made; undefined if that was earlier. */
  nthReportAt: number | undefined
  /** The earlier claims for which the report waits. */
  holding: EarlierClaim[]
  hasEndedClaims: SqlBool
  hasRejectedClaims: SqlBool
  /** Whether an asset that may be the same is offered, and whether a report on one waits. */
  hasOffers: SqlBool
  hasHeldReports: SqlBool
}

interface Own {
  ownerId: string
  id: string
}

interface NewReport extends Own {
  /** The `nth` newest report of the owner matters if it was made after `since`. */
  since: number
  nth: number
}

/** Taken before the locks of assets and identifiers: reports of an owner are made one by one. */
export function reportsLock(ownerId: string): Lock {
  return { names: [`reports of ${ownerId}`], mode: 'exclusive' }
}

/**
 * Locks an asset and its identifiers for a new report and reads all that the report depends on, in one
 * round trip; other reports of its owner wait meanwhile. Undefined also for another user's asset.
 */
export async function lockForReport(
  database: Database,
  tx: Queries,
  { ownerId, id, since, nth }: NewReport,
): Promise<ReportableAsset | undefined> {
  const own = { ownerId, id }
  const identifiersLock: QueriedLock = {
    namesOf: identifiersOf.compile(tx, own),
    mode: 'exclusive',
  }
  const [rows, [nthReport], [around], claims] = await database.together(
    tx,
    [
      assetWithReport.compile(tx, own),
      reportsSince.compile(tx, { reporterId: ownerId, since, before: nth - 1 }),
      aroundReport.compile(tx, own),
      earlierClaimsToAll.compile(tx, { assetId: id }),
    ],
    [reportsLock(ownerId), assetLock(id), identifiersLock],
  )
  const [first] = rows
  if (!first || !around) return undefined
  const { openReport, image_url, hidden, ...facts } = first
  const { name, description, type, brand, model, colour, year } = facts
  return {
    asset: { id, image_url, hidden, name, description, type, brand, model, colour, year },
    openReport,
    identifiers: rows,
    nthReportAt: nthReport?.created_at,
    holding: claimsThatHold(claims),
    ...around,
  }
}

/**
 * The names that `lockIdentities` locks, in the order of JavaScript. The lock on the asset keeps its identifiers
 * as they are.
 */
const identifiersOf = precompiledQuery((db, { ownerId, id }: Own) =>
  db
    .selectFrom('identifiers')
    .where('asset_id', '=', id)
    .where('owner_id', '=', ownerId)
    .select(sql<string>`'number:' || key`.as('name'))
    .orderBy(sql`key collate "C"`),
)

/** A row for each identifier: no asset is without one. */
const assetWithReport = precompiledQuery((db, { ownerId, id }: Own) =>
  db
    .selectFrom('assets')
    .innerJoin('identifiers', 'identifiers.asset_id', 'assets.id')
    .leftJoin('reports', (join) =>
      join
        .onRef('reports.asset_id', '=', 'assets.id')
        .onRef('reports.reporter_id', '=', 'assets.owner_id')
        .on('reports.closed_at', 'is', null),
    )
    .where('assets.id', '=', id)
    .where('assets.owner_id', '=', ownerId)
    .orderBy('identifiers.position')
    .select(identifierColumns.map((column) => `identifiers.${column}` as const))
    .select([
      'assets.image_url',
      'assets.hidden',
      'assets.name',
      'assets.description',
      'assets.type',
    ])
    .select(['assets.brand', 'assets.model', 'assets.colour', 'assets.year'])
    .select('reports.status as openReport'),
)

/** These are rare, so one query usually saves three others. */
export const aroundReport = precompiledQuery((db, { id }: Own) =>
  db.selectNoFrom(({ exists }) => [
    exists(endedClaimsQuery(db, id)).as('hasEndedClaims'),
    exists(rejectedClaimsQuery(db, id)).as('hasRejectedClaims'),
    exists(
      perhapsSame(db, id)
        .innerJoin('transfers', 'transfers.asset_id', 'identifiers.asset_id')
        .where(sql<boolean>`transfers.state = 'open'`)
        .whereRef('identifiers.registered_at', '>=', 'mine.registered_at')
        .select('transfers.id'),
    ).as('hasOffers'),
    exists(
      perhapsSame(db, id)
        .innerJoin('reports', 'reports.asset_id', 'identifiers.asset_id')
        .where('reports.closed_at', 'is', null)
        .where(isWaiting)
        .select('reports.id'),
    ).as('hasHeldReports'),
  ]),
)

const perhapsSame = (db: Queries, assetId: string) =>
  db
    .selectFrom('identifiers as mine')
    .innerJoin('identifiers', perhapsSameIdentifier('identifiers', 'mine'))
    .where('mine.asset_id', '=', assetId)
