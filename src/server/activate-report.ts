import type { Queries } from './db/database.ts'
import type { Reports } from './db/tables.ts'
import { changeReport } from './queries/reports.ts'

/**
 * The one way in which a report becomes active, and so counts for everyone: as it is made, once our
 * team has confirmed it, or when they open it again. What else shall happen then belongs here, into the same transaction.
 * Undefined when somebody else moved the report on in between.
 */
export async function activateReport(
  tx: Queries,
  report: Pick<Reports, 'id' | 'stage'>,
  change: Partial<Pick<Reports, 'confirmed_at' | 'closed_at' | 'outcome' | 'reason'>>,
): Promise<Reports | undefined> {
  return changeReport(tx, report, { ...change, stage: 'active' })
}
