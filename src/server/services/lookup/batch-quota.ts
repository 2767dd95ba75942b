import type { BatchQuotaRecord } from '../../../api/lookup/batch-quota.ts'
import { dayNumber } from '../../../domain/calendar-days.ts'
import { batchQuotas, effectivePlan, type PlanName } from '../../../domain/lookup/plans.ts'
import { readBatchUsage } from '../../queries/lookup/batch-usage.ts'
import { findBusinessOf } from '../../queries/merchants/merchants.ts'
import { findUser } from '../../queries/users/users.ts'
import type { Context } from '../context.ts'

/** The plan whose quota applies to a user now. */
export async function planOf({ database, now }: Context, userId: string): Promise<PlanName> {
  const user = await findUser(database.read, userId)
  const business = await findBusinessOf(database.read, userId)
  const status = business && { status: business.status, expiresAt: business.expires_at }
  return effectivePlan(user?.plan ?? 'Free', status ?? null, now)
}

/** A plan's quota, with `used` of today's consumed. */
export function quotaOf(plan: PlanName, used: number): BatchQuotaRecord {
  const { atOnce, aDay } = batchQuotas[plan]
  return { plan, atOnce, aDay, leftToday: Math.max(0, aDay - used) }
}

export async function readQuota(ctx: Context, userId: string): Promise<BatchQuotaRecord> {
  const { database, now } = ctx
  const plan = await planOf(ctx, userId)
  return quotaOf(plan, await readBatchUsage(database.read, { userId, day: dayNumber(now) }))
}
