import type { BatchQuotaRecord } from '../../../api/lookup/batch-quota.ts'
import { dayNumber } from '../../../domain/calendar-days.ts'
import { batchQuotas, effectivePlan, type PlanName } from '../../../domain/lookup/plans.ts'
import type { Queries } from '../../db/database.ts'
import { readBatchUsage } from '../../queries/lookup/batch-usage.ts'
import { findBusinessOf } from '../../queries/merchants/merchants.ts'
import { findUser } from '../../queries/users/users.ts'

/** The plan whose allowances a person has now. */
export async function planOf(db: Queries, userId: string, now: number): Promise<PlanName> {
  const user = await findUser(db, userId)
  const business = await findBusinessOf(db, userId)
  const status = business && { status: business.status, expiresAt: business.expires_at }
  return effectivePlan(user?.plan ?? 'Free', status ?? null, now)
}

/** What a plan allows, with `used` of today's gone. */
export function quotaOf(plan: PlanName, used: number): BatchQuotaRecord {
  const { atOnce, aDay } = batchQuotas[plan]
  return { plan, atOnce, aDay, leftToday: Math.max(0, aDay - used) }
}

export async function readQuota(
  db: Queries,
  userId: string,
  now: number,
): Promise<BatchQuotaRecord> {
  const plan = await planOf(db, userId, now)
  return quotaOf(plan, await readBatchUsage(db, { userId, day: dayNumber(now) }))
}
