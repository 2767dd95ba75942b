import type { ReportStatus } from '../../../domain/reports/reports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { IdentifierRow } from '../../db/tables.ts'
import { claimsThatHold, earlierClaimsToAll } from '../disputes/claims.ts'
import { endedClaimsQuery } from '../disputes/contests.ts'
import { identityLock } from '../disputes/disputes.ts'
import { onIdentifiersQuery } from '../transfers/transfers.ts'
import { heldReportsQuery } from './reports.ts'

interface NewReport extends Registered {
  status: ReportStatus
}

interface Registered {
  assetId: string
  identifiers: Pick<IdentifierRow, 'namespace' | 'key' | 'registered_at'>[]
}

/**
 * Locks the identifiers of a new report. Returns the earlier claims for which it waits, and whether
 * claims of the asset's owner ended, offers of the identifiers are open, and reports on them wait.
 * These are rare, so one query usually saves three others.
 */
export async function lockAroundReport(
  database: Database,
  tx: Queries,
  { assetId, identifiers, status }: NewReport,
) {
  const [[found], claims] = await database.together(
    tx,
    [
      aroundReport.compile(tx, { assetId, identifiers }),
      earlierClaimsToAll.compile(tx, { assetId }),
    ],
    [identityLock(identifiers)],
  )
  const holding = claimsThatHold(claims, status)
  return { hasEndedClaims: false, hasOffers: false, hasHeldReports: false, ...found, holding }
}

const aroundReport = precompiledQuery((db, { assetId, identifiers }: Registered) =>
  db.selectNoFrom(({ exists }) => [
    exists(endedClaimsQuery(db, assetId)).as('hasEndedClaims'),
    exists(onIdentifiersQuery(db, identifiers).select('transfers.id')).as('hasOffers'),
    exists(heldReportsQuery(db, identifiers).select('reports.id')).as('hasHeldReports'),
  ]),
)
