import { createReport } from '../../api/create-report.ts'
import { Problem } from '../../api/problem.ts'
import { refuseLastSeen } from '../../domain/reports.ts'
import { newId } from '../ids.ts'
import { requireFound } from '../not-found.ts'
import { claimKey } from '../queries/idempotency-keys.ts'
import { identifiersOfAsset } from '../queries/identifiers.ts'
import { findOwnReport, toReportRecord } from '../queries/reports.ts'
import { route } from '../route.ts'
import { saveNewReport } from '../save-new-report.ts'
import { noteClaimed } from '../slow-sweep.ts'
import { sendersOf } from '../sweeps.ts'

export const createReportRoute = route(
  createReport,
  async (services, { input, caller, address, idempotencyKey }) => {
    const { database, inEvenTime, limiter, now } = services
    const at = now()
    requirePastDay(input.lastSeenDate, at)
    await limiter.take('create', caller.id)
    const id = newId()
    // That somebody registered the number before is nothing for the time of the answer to tell.
    const work = database.write(async (tx) => {
      if (idempotencyKey !== null) {
        const request = { userId: caller.id, key: idempotencyKey, act: createReport, input }
        const madeBefore = await claimKey(tx, request, id, at)
        if (madeBefore !== null) return findOwnReport(tx, caller.id, madeBefore)
      }
      await saveNewReport(services, tx, { id, reporterId: caller.id, ...input }, at)
      return findOwnReport(tx, caller.id, id)
    })
    const report = await inEvenTime(work)
    const identities = await identifiersOfAsset(database.read, input.assetId)
    noteClaimed(services, sendersOf(caller.id, address), identities)
    return { data: toReportRecord(requireFound(report, 'report')) }
  },
)

/** Throws `INVALID_INPUT` on `lastSeenDate` for a day that cannot be. */
export function requirePastDay(day: string | null | undefined, now: number): void {
  const refusal = day ? refuseLastSeen(day, now) : null
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { field: 'lastSeenDate' })
}
