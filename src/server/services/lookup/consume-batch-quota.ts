import type { BatchQuotaRecord } from '../../../api/lookup/batch-quota.ts'
import { Problem } from '../../../api/problem.ts'
import { dayNumber, startOfDay } from '../../../domain/calendar-days.ts'
import { batchQuotas } from '../../../domain/lookup/plans.ts'
import type { PlanName } from '../../../domain/payments/plan-features.ts'
import { addToBatchUsage, readBatchUsage } from '../../queries/lookup/batch-usage.ts'
import type { Context } from '../context.ts'
import { quotaOf } from './batch-quota.ts'

/**
 * Counts a batch against its user's day before it is looked up. It is kept in the database: neither a
 * restart nor a second process forgets it. Throws `TOO_MANY_REQUESTS` when the day has no room for all.
 */
export async function consumeBatchQuota(
  ctx: Context,
  userId: string,
  { plan, asked }: { plan: PlanName; asked: number },
): Promise<BatchQuotaRecord> {
  const { database, now } = ctx
  const day = dayNumber(now)
  if (asked === 0) return quotaOf(plan, await readBatchUsage(database.read, { userId, day }))
  const { aDay } = batchQuotas[plan]
  const used = await database.write((tx) =>
    addToBatchUsage(tx, { userId, day }, { identifiers: asked, aDay }),
  )
  if (used !== undefined) return quotaOf(plan, used)
  const { leftToday } = quotaOf(plan, await readBatchUsage(database.read, { userId, day }))
  throw new Problem('TOO_MANY_REQUESTS', 'day-used-up', {
    params: { plan, asked, left: leftToday },
    field: 'identifiers',
    retryAfterSeconds: Math.ceil((startOfDay(day + 1) - now) / 1000),
  })
}
