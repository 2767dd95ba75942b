import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { IdentifierRow } from '../../db/tables.ts'
import { endedClaimsQuery } from '../disputes/contests.ts'
import { onIdentifiersQuery } from '../transfers/transfers.ts'
import { heldReportsQuery } from './reports.ts'

interface NewReport {
  assetId: string
  identifiers: Pick<IdentifierRow, 'namespace' | 'key' | 'registered_at'>[]
}

/**
 * Whether claims of the asset's owner ended, offers of the identifiers are open, and reports on them
 * wait. These are rare, so this query usually saves three others.
 */
export async function findAroundReport(db: Queries, report: NewReport) {
  const [found] = await aroundReport(db, report)
  return { hasEndedClaims: false, hasOffers: false, hasHeldReports: false, ...found }
}

const aroundReport = precompiledQuery((db, { assetId, identifiers }: NewReport) =>
  db.selectNoFrom(({ exists }) => [
    exists(endedClaimsQuery(db, assetId)).as('hasEndedClaims'),
    exists(onIdentifiersQuery(db, identifiers)).as('hasOffers'),
    exists(heldReportsQuery(db, identifiers).select('reports.id')).as('hasHeldReports'),
  ]),
)
