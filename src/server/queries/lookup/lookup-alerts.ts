import type { LookupDay } from '../../../api/lookup/admin-lookups.ts'
import type { Queries } from '../../db/database.ts'
import type { LookupAlertRow, LookupCountRow } from '../../db/tables.ts'
import { readCounter } from '../counters.ts'
import { onPage, type PageRange, type PageRequest, readPage } from '../pagination.ts'
import { updateRows } from '../rows-by-columns.ts'

/** The ids of those reports that are active and about missing assets. */
export async function missingAmong(tx: Queries, reportIds: readonly string[]): Promise<string[]> {
  const rows = await reportsAmongQuery(tx, reportIds).execute()
  return rows
    .filter(({ stage, reported_as }) => stage === 'active' && reported_as !== 'Found')
    .map(({ id }) => id)
}

/**
 * Filters by id alone. With the stage as a second condition, SQLite reads all active reports when
 * the list is long.
 */
export function reportsAmongQuery(db: Queries, reportIds: readonly string[]) {
  return db
    .selectFrom('reports')
    .where('id', 'in', reportIds)
    .select(['id', 'stage', 'reported_as'])
}

/** Adds to the lookup counts of reports by day; each report and day comes once. */
export async function countLookups(tx: Queries, counted: readonly LookupCountRow[]): Promise<void> {
  await tx
    .insertInto('lookup_counts')
    .values(counted)
    .onConflict((conflict) =>
      conflict.columns(['report_id', 'day']).doUpdateSet((row) => ({
        lookups: row('lookup_counts.lookups', '+', row.ref('excluded.lookups')),
        registrations: row('lookup_counts.registrations', '+', row.ref('excluded.registrations')),
        last_at: row.ref('excluded.last_at'),
      })),
    )
    .execute()
}

/** Lookups that the owner of a report has not been notified of. */
export type PendingAlert = Pick<LookupAlertRow, 'report_id' | 'pending_count' | 'last_at' | 'state'>

/** Adds to the pending alerts; each report comes once. */
export async function addPendingAlerts(tx: Queries, added: readonly PendingAlert[]): Promise<void> {
  await tx
    .insertInto('lookup_alerts')
    .values(added.map((row) => ({ ...row, notified_at: 0 })))
    .onConflict((conflict) =>
      conflict.column('report_id').doUpdateSet((row) => ({
        pending_count: row('lookup_alerts.pending_count', '+', row.ref('excluded.pending_count')),
        last_at: row.ref('excluded.last_at'),
        // The state of the newest lookup that has one.
        state: row.fn.coalesce('excluded.state', 'lookup_alerts.state'),
      })),
    )
    .execute()
}

/** Subtracts the lookups in a notification; those that another process added since stay pending. */
export async function markNotified(
  tx: Queries,
  { report_id, pending_count, last_at }: PendingAlert,
  now: number,
): Promise<void> {
  await tx
    .updateTable('lookup_alerts')
    .set((row) => ({
      notified_at: now,
      pending_count: row('pending_count', '-', pending_count),
      state: row.case().when('last_at', '=', last_at).then(null).else(row.ref('state')).end(),
    }))
    .where('report_id', '=', report_id)
    .execute()
}

/** Lets an alert wait as if its owner had been notified now; what is pending stays. */
export async function postponeAlert(tx: Queries, reportId: string, now: number): Promise<void> {
  await updateRows(tx, 'lookup_alerts', { report_id: reportId }, { notified_at: now })
}

/** Sets notification times in the future to `now`: the clock was wrong when they were set. */
export async function clampFutureAlerts(tx: Queries, now: number): Promise<void> {
  await tx
    .updateTable('lookup_alerts')
    .set({ notified_at: now })
    .where('pending_count', '>', 0)
    .where('notified_at', '>', now)
    .execute()
}

export function dueLookupAlertsQuery(db: Queries, lastNotified: number, limit: number) {
  return db
    .selectFrom('lookup_alerts')
    .selectAll()
    .where('pending_count', '>', 0)
    .where('notified_at', '<=', lastNotified)
    .orderBy('notified_at')
    .limit(limit)
}

/** Some reports whose owner has a pending alert and no recent one. */
export async function dueLookupAlerts(db: Queries, lastNotified: number, limit: number) {
  return dueLookupAlertsQuery(db, lastNotified, limit).execute()
}

type ListInput = PageRequest<'day'>

/** One page of the numbers of lookups, by report and day. */
export async function lookupDays(
  db: Queries,
  input: ListInput,
): Promise<{ days: LookupDay[]; total: number }> {
  const total = await readCounter(db, 'lookups')
  const rows = await readPage(input, { total }, (range) => lookupsQuery(db, input, range))
  return {
    days: rows.map((row) => ({
      id: `${row.report_id} ${row.day}`,
      reportId: row.report_id,
      item: row.name,
      status: row.reported_as,
      day: row.day,
      lookups: row.lookups,
      registrations: row.registrations,
      lastAt: row.last_at,
    })),
    total,
  }
}

export function lookupsQuery(db: Queries, { sort }: Pick<ListInput, 'sort'>, range: PageRange) {
  const counts = db
    .selectFrom('lookup_counts')
    .innerJoin('reports', 'reports.id', 'lookup_counts.report_id')
    .selectAll('lookup_counts')
    .select(['reports.name', 'reports.reported_as'])
  const order = ['lookup_counts.day', 'lookup_counts.last_at', 'lookup_counts.report_id'] as const
  return onPage(counts, order, sort ?? '-day', range)
}
