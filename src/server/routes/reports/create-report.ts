import { createReport } from '../../../api/reports/create-report.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/require-found.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { claimKey } from '../../queries/idempotency-keys.ts'
import { findOwnReport, toReportRecord } from '../../queries/reports/reports.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordClaim } from '../../services/lookup/throttle-enumeration.ts'
import { createReportUseCase } from '../../services/reports/create-report.ts'
import { requireOwnFind } from '../../services/reports/require-own-find.ts'
import { requirePastDay } from '../../services/reports/require-past-day.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const createReportRoute = route(
  createReport,
  async (ctx, { input, currentUser, idempotencyKey }) => {
    const { withMinDuration, limiter, now } = ctx
    requirePastDay(ctx, input.lastSeenDate)
    const userId = currentUser.id
    await limiter.consume('create', userId)
    if (input.status === 'Found') await requireOwnFind(ctx, currentUser, input.assetId)
    const id = newId()
    // The response time must not reveal whether somebody registered the identifier before.
    const work = inTransaction(ctx, async (ctx, tx) => {
      if (idempotencyKey !== null) {
        const key = { userId, key: idempotencyKey, endpoint: createReport, input }
        const existingId = await claimKey(tx, key, id, now)
        if (existingId !== null) {
          const report = await findOwnReport(tx, userId, existingId)
          return { report, identifiers: await identifiersOfAsset(tx, input.assetId) }
        }
      }
      return createReportUseCase(ctx, { id, reporterId: userId, ...input })
    })
    const { report, identifiers } = await withMinDuration(work)
    recordClaim(ctx, clientsOf({ account: userId }), identifiers)
    return { data: toReportRecord(requireFound(report, 'report')) }
  },
)
