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
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const createReportRoute = route(
  createReport,
  async (ctx, { input, currentUser, ip, idempotencyKey }) => {
    const { withMinDuration, limiter, now } = ctx
    requirePastDay(ctx, input.lastSeenDate)
    await limiter.consume('create', currentUser.id)
    const id = newId()
    // That somebody registered the number before is nothing for the time of the answer to tell.
    const work = inTransaction(ctx, async (ctx, tx) => {
      if (idempotencyKey !== null) {
        const request = {
          userId: currentUser.id,
          key: idempotencyKey,
          endpoint: createReport,
          input,
        }
        const madeBefore = await claimKey(tx, request, id, now)
        if (madeBefore !== null) {
          const report = await findOwnReport(tx, currentUser.id, madeBefore)
          return { report, identifiers: await identifiersOfAsset(tx, input.assetId) }
        }
      }
      return createReportUseCase(ctx, { id, reporterId: currentUser.id, ...input })
    })
    const { report, identifiers } = await withMinDuration(work)
    recordClaim(ctx, clientsOf(currentUser.id, ip), identifiers)
    return { data: toReportRecord(requireFound(report, 'report')) }
  },
)
