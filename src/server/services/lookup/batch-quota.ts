import type { BatchQuotaRecord } from '../../../api/lookup/batch.ts'
import { Problem } from '../../../api/problem.ts'
import { dayNumber, startOfDay } from '../../../domain/calendar-days.ts'
import { batchQuotas, effectivePlan } from '../../../domain/lookup/plans.ts'
import type { PlanName } from '../../../domain/payments/plans.ts'
import { addToBatchUsage, readBatchUsage } from '../../queries/lookup/batch-usage.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import { findUser, planOfRow } from '../../queries/users/users.ts'
import type { Context } from '../context.ts'

/** The plan whose quota applies to a user now. */
export async function planOf({ database, payments, now }: Context, userId: string) {
  const user = await findUser(database.read, userId)
  const plan = user ? planOfRow(user, now) : 'Free'
  return effectivePlan(plan, {
    isVerifiedBusiness: await isVerifiedBusiness(database.read, userId, now),
    canBuy: payments !== null,
  })
}

/** A plan's quota on a day on which `used` lookups have been consumed. */
function quotaOf(plan: PlanName, used: number): BatchQuotaRecord {
  const { perBatch, perDay } = batchQuotas[plan]
  return { plan, perBatch, perDay, leftToday: Math.max(0, perDay - used) }
}

export async function readQuota(ctx: Context, userId: string): Promise<BatchQuotaRecord> {
  const { database, now } = ctx
  const plan = await planOf(ctx, userId)
  return quotaOf(plan, await readBatchUsage(database.read, { userId, day: dayNumber(now) }))
}

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
