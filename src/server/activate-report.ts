import type { Queries } from './db/database.ts'
import type { Reports } from './db/tables.ts'
import { openMatching } from './matching.ts'
import { changeReport } from './queries/reports.ts'
import type { Services } from './services.ts'

/**
 * The one way in which a report becomes active, and so counts for everyone: as it is made, once our
 * team has confirmed it, or when they open it again. It is matched in the same transaction; the caller
 * holds the locks of its identifiers. Undefined when somebody else moved the report on in between.
 */
export async function activateReport(
  services: Pick<Services, 'database' | 'lgas' | 'publicOrigin'>,
  tx: Queries,
  report: Pick<Reports, 'id' | 'stage'>,
  change: Partial<Pick<Reports, 'confirmed_at' | 'closed_at' | 'outcome' | 'reason' | 'held'>>,
  act: { actorId: string; now: number },
): Promise<Reports | undefined> {
  const active = await changeReport(tx, report, { ...change, stage: 'active' })
  if (active) await openMatching(services, tx, active.id, act)
  return active
}
