import type { BatchQuotaRecord } from '../../../api/lookup/batch.ts'
import { Problem } from '../../../api/problem.ts'
import { dayNumber, startOfDay } from '../../../domain/calendar-days.ts'
import { batchQuotas } from '../../../domain/lookup/plans.ts'
import type { PlanName } from '../../../domain/payments/plans.ts'
import { addToBatchUsage, readBatchUsage } from '../../queries/lookup/batch-usage.ts'
import type { Context } from '../context.ts'
import { quotaOf } from './batch-quota.ts'

/**
 * Counts a batch against the user's daily quota before its lookups. Stored in the database, so it
 * survives restarts and is shared by all processes. Throws `TOO_MANY_REQUESTS` if the quota is too
 * small.
 */
export async function consumeBatchQuota(
  ctx: Context,
  userId: string,
  { plan, asked }: { plan: PlanName; asked: number },
): Promise<BatchQuotaRecord> {
  const { database, now } = ctx
  const day = dayNumber(now)
  if (asked === 0) return quotaOf(plan, await readBatchUsage(database.read, { userId, day }))
  const { perDay } = batchQuotas[plan]
  const used = await database.write((tx) =>
    addToBatchUsage(tx, { userId, day }, { identifiers: asked, perDay }),
  )
  if (used !== undefined) return quotaOf(plan, used)
  const { leftToday } = quotaOf(plan, await readBatchUsage(database.read, { userId, day }))
  throw new Problem('TOO_MANY_REQUESTS', 'day-used-up', {
    params: { plan, asked, left: leftToday },
    field: 'identifiers',
    retryAfterSeconds: Math.ceil((startOfDay(day + 1) - now) / 1000),
  })
}
