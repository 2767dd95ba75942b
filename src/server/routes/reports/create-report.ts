import { createReport } from '../../../api/reports/create-report.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/require-found.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { claimKey } from '../../queries/idempotency-keys.ts'
import { findOwnReport, toReportRecord } from '../../queries/reports/reports.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordClaim } from '../../services/lookup/throttle-enumeration.ts'
import { createReportUseCase } from '../../services/reports/create-report.ts'
import { requirePastDay } from '../../services/reports/require-past-day.ts'
import { route } from '../route.ts'

export const createReportRoute = route(
  createReport,
  async (services, { input, currentUser, ip: address, idempotencyKey }) => {
    const { database, withMinDuration: inEvenTime, limiter, now } = services
    const at = now()
    requirePastDay(input.lastSeenDate, at)
    await limiter.consume('create', currentUser.id)
    const id = newId()
    // That somebody registered the number before is nothing for the time of the answer to tell.
    const work = database.write(async (tx) => {
      if (idempotencyKey !== null) {
        const request = { userId: currentUser.id, key: idempotencyKey, act: createReport, input }
        const madeBefore = await claimKey(tx, request, id, at)
        if (madeBefore !== null) return findOwnReport(tx, currentUser.id, madeBefore)
      }
      await createReportUseCase(services, tx, { id, reporterId: currentUser.id, ...input }, at)
      return findOwnReport(tx, currentUser.id, id)
    })
    const report = await inEvenTime(work)
    const identities = await identifiersOfAsset(database.read, input.assetId)
    recordClaim(services, clientsOf(currentUser.id, address), identities)
    return { data: toReportRecord(requireFound(report, 'report')) }
  },
)
