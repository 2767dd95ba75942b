import type { CheckedDay } from '../../api/list-checks.ts'
import { compiledOnce } from '../db/compiled-once.ts'
import type { Queries } from '../db/database.ts'
import type { ReportChecks, Tripwires } from '../db/tables.ts'
import { readCount } from './counts.ts'
import { directionOf, type Window, windowOf } from './windows.ts'

/** How often a number was looked for since it was last written down. */
export interface Checked {
  checks: number
  registrations: number
  lastAt: number
}

/** Adds to what is counted of a report on one day. */
export async function countChecks(
  tx: Queries,
  reportId: string,
  day: string,
  { checks, registrations, lastAt }: Checked,
): Promise<void> {
  await addToDay(tx, { report_id: reportId, day, checks, registrations, last_at: lastAt })
}

const addToDay = compiledOnce((db, counted: ReportChecks) =>
  db
    .insertInto('report_checks')
    .values(counted)
    .onConflict((conflict) =>
      conflict.columns(['report_id', 'day']).doUpdateSet((row) => ({
        checks: row('report_checks.checks', '+', row.ref('excluded.checks')),
        registrations: row('report_checks.registrations', '+', row.ref('excluded.registrations')),
        last_at: row.ref('excluded.last_at'),
      })),
    ),
)

/** Adds what its owner has still to be told. */
export async function addUntold(
  tx: Queries,
  reportId: string,
  { times, lastAt, state }: { times: number; lastAt: number; state: string | null },
): Promise<void> {
  const told_at = 0
  await addToUntold(tx, { report_id: reportId, told_at, untold: times, last_at: lastAt, state })
}

const addToUntold = compiledOnce((db, added: Tripwires) =>
  db
    .insertInto('tripwires')
    .values(added)
    .onConflict((conflict) =>
      conflict.column('report_id').doUpdateSet((row) => ({
        untold: row('tripwires.untold', '+', row.ref('excluded.untold')),
        last_at: row.ref('excluded.last_at'),
        // Of several checks the last state that was known.
        state: row.fn.coalesce('excluded.state', 'tripwires.state'),
      })),
    ),
)

export async function markTold(tx: Queries, reportId: string, now: number): Promise<void> {
  await tx
    .updateTable('tripwires')
    .set({ told_at: now, untold: 0, state: null })
    .where('report_id', '=', reportId)
    .execute()
}

/** Those whose owner was told later than now: the clock was wrong then, and the quiet begins now. */
export async function dropQuietBeyond(tx: Queries, now: number): Promise<void> {
  await tx
    .updateTable('tripwires')
    .set({ told_at: now })
    .where('untold', '>', 0)
    .where('told_at', '>', now)
    .execute()
}

export function dueTripwiresQuery(db: Queries, toldBefore: number) {
  return db
    .selectFrom('tripwires')
    .selectAll()
    .where('untold', '>', 0)
    .where('told_at', '<=', toldBefore)
    .orderBy('told_at')
    .limit(100)
}

/** Those whose owner has something to hear, and has had quiet for long enough. */
export async function dueTripwires(db: Queries, toldBefore: number): Promise<Tripwires[]> {
  return dueTripwiresQuery(db, toldBefore).execute()
}

interface Ask {
  sort?: 'day' | '-day' | undefined
  page: number
  limit: number
}

/** How often numbers under reports were looked for, by the day. */
export async function checkedDays(
  db: Queries,
  ask: Ask,
): Promise<{ days: CheckedDay[]; total: number }> {
  const total = await readCount(db, 'checks')
  const window = windowOf(ask, total)
  const rows = await checksQuery(db, ask, window).execute()
  if (window.backwards) rows.reverse()
  return {
    days: rows.map((row) => ({
      id: `${row.report_id} ${row.day}`,
      reportId: row.report_id,
      item: row.name,
      status: row.reported_as,
      day: row.day,
      checks: row.checks,
      registrations: row.registrations,
      lastAt: row.last_at,
    })),
    total,
  }
}

/** The window of a list of days. */
export function checksQuery(
  db: Queries,
  { sort }: Pick<Ask, 'sort'>,
  { offset, limit, backwards }: Window,
) {
  const direction = directionOf(sort, '-day', backwards)
  return db
    .selectFrom('report_checks')
    .innerJoin('reports', 'reports.id', 'report_checks.report_id')
    .selectAll('report_checks')
    .select(['reports.name', 'reports.reported_as'])
    .orderBy('report_checks.day', direction)
    .orderBy('report_checks.last_at', direction)
    .orderBy('report_checks.report_id', direction)
    .limit(limit)
    .offset(offset)
}

/** Takes away what was counted before this day. */
export async function deleteOldChecks(tx: Queries, beforeDay: string): Promise<void> {
  await tx.deleteFrom('report_checks').where('day', '<', beforeDay).execute()
}
