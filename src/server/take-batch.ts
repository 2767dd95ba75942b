import type { BatchAllowanceRecord } from '../api/batch-allowance.ts'
import { Problem } from '../api/problem.ts'
import { dayNumber, startOfDay } from '../domain/days.ts'
import { batchAllowances, type PlanName } from '../domain/plans.ts'
import { allowanceOf } from './batch-allowance.ts'
import type { Database } from './db/database.ts'
import { addToBatchDay, readBatchDay } from './queries/batch-days.ts'

/**
 * Counts a batch against its person's day before it is looked up. It is kept in the database: neither a
 * restart nor a second process forgets it. Throws `TOO_MANY_REQUESTS` when the day has no room for all.
 */
export async function takeBatch(
  database: Database,
  userId: string,
  { plan, asked, now }: { plan: PlanName; asked: number; now: number },
): Promise<BatchAllowanceRecord> {
  const day = dayNumber(now)
  if (asked === 0) return allowanceOf(plan, await readBatchDay(database.read, { userId, day }))
  const { aDay } = batchAllowances[plan]
  const used = await database.write((tx) =>
    addToBatchDay(tx, { userId, day }, { identifiers: asked, aDay }),
  )
  if (used !== undefined) return allowanceOf(plan, used)
  const { leftToday } = allowanceOf(plan, await readBatchDay(database.read, { userId, day }))
  throw new Problem('TOO_MANY_REQUESTS', 'day-used-up', {
    params: { plan, asked, left: leftToday },
    field: 'identifiers',
    retryAfterSeconds: Math.ceil((startOfDay(day + 1) - now) / 1000),
  })
}
