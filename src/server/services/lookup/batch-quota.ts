import type { BatchQuotaRecord } from '../../../api/lookup/batch.ts'
import { dayNumber } from '../../../domain/calendar-days.ts'
import { batchQuotas, effectivePlan } from '../../../domain/lookup/plans.ts'
import type { PlanName } from '../../../domain/payments/plans.ts'
import { readBatchUsage } from '../../queries/lookup/batch-usage.ts'
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
export function quotaOf(plan: PlanName, used: number): BatchQuotaRecord {
  const { perBatch, perDay } = batchQuotas[plan]
  return { plan, perBatch, perDay, leftToday: Math.max(0, perDay - used) }
}

export async function readQuota(ctx: Context, userId: string): Promise<BatchQuotaRecord> {
  const { database, now } = ctx
  const plan = await planOf(ctx, userId)
  return quotaOf(plan, await readBatchUsage(database.read, { userId, day: dayNumber(now) }))
}
