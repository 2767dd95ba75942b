import type { BatchAllowanceRecord } from '../api/batch-allowance.ts'
import { dayNumber } from '../domain/days.ts'
import { batchAllowances, type PlanName, planInForce } from '../domain/plans.ts'
import type { Queries } from './db/database.ts'
import { readBatchDay } from './queries/batch-days.ts'
import { findBusinessOf } from './queries/merchants.ts'
import { findUser } from './queries/users.ts'

/** The plan whose allowances a person has now. */
export async function planOf(db: Queries, userId: string, now: number): Promise<PlanName> {
  const user = await findUser(db, userId)
  const business = await findBusinessOf(db, userId)
  const standing = business && { status: business.status, expiresAt: business.expires_at }
  return planInForce(user?.plan ?? 'Free', standing ?? null, now)
}

/** What a plan allows, with `used` of today's gone. */
export function allowanceOf(plan: PlanName, used: number): BatchAllowanceRecord {
  const { atOnce, aDay } = batchAllowances[plan]
  return { plan, atOnce, aDay, leftToday: Math.max(0, aDay - used) }
}

export async function readAllowance(
  db: Queries,
  userId: string,
  now: number,
): Promise<BatchAllowanceRecord> {
  const plan = await planOf(db, userId, now)
  return allowanceOf(plan, await readBatchDay(db, { userId, day: dayNumber(now) }))
}
