import { createFind } from '../../../api/reports/create-find.ts'
import { toReportRecord } from '../../queries/reports/reports.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordClaim } from '../../services/lookup/throttle-enumeration.ts'
import { createFindUseCase } from '../../services/reports/create-find.ts'
import { requirePastDay } from '../../services/reports/require-past-day.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const createFindRoute = route(createFind, async (ctx, { input, currentUser, ip }) => {
  const { withMinDuration, limiter } = ctx
  requirePastDay(ctx, input.lastSeenDate)
  const finderId = currentUser.id
  await limiter.consume('create', finderId)
  // The response time must not reveal whether somebody registered the identifier before.
  const work = inTransaction(ctx, (ctx) => createFindUseCase(ctx, input, { finderId }))
  const { report, identifiers } = await withMinDuration(work)
  recordClaim(ctx, clientsOf(finderId, ip), identifiers)
  return { data: toReportRecord(report) }
})
