import { dayOf } from '../../../domain/calendar-days.ts'
import type { Database, Queries } from '../../db/database.ts'
import { DatabaseUnavailableError } from '../../db/database-unavailable.ts'
import type { LookupAlertRow } from '../../db/tables.ts'
import {
  addPendingAlerts,
  countLookups,
  dueLookupAlerts,
  markNotified,
  missingAmong,
  postponeAlert,
} from '../../queries/lookup/lookup-alerts.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { eachDespiteErrors } from '../each-despite-errors.ts'
import { notifyUser } from '../notifications/notify-user.ts'

/** The owner of a report is notified at most once in this time, of all lookups since. */
const quietMs = 6 * 3_600_000
/**
 * The limits of one `flush`, which runs once a second. The rest waits in memory, where lookups of
 * one report are merged. Owners are notified a few at a time, because SQLite does nothing else
 * while it writes.
 */
const countBatchSize = 200
const notifyBatchSize = 10
const maxNotifyBatches = 2

export interface LookupAlerts {
  /** Records in memory that the identifier of a report was looked up. */
  record(reportId: string, how: { via: 'check' | 'registration'; state: string | null }): void
  /**
   * Writes some of the pending lookups, oldest first, then notifies some of the owners who are due.
   * Returns whether more are pending.
   */
  flush(): Promise<boolean>
}

interface Deps {
  database: Database
  now: () => number
  publicOrigin: string
}

/** Lookups of a report since the last write. */
interface PendingLookups {
  lookups: number
  registrations: number
  lastAt: number
  state: string | null
}

/** Counts in memory; a crash loses the unwritten lookups and nothing else. */
export function createLookupAlerts({ database, now, publicOrigin }: Deps): LookupAlerts {
  const recorded = new Map<string, PendingLookups>()

  function add(reportId: string, more: PendingLookups) {
    const before = recorded.get(reportId)
    if (!before) return void recorded.set(reportId, more)
    before.lookups += more.lookups
    before.registrations += more.registrations
    const isLater = before.lastAt <= more.lastAt
    before.state = isLater ? (more.state ?? before.state) : (before.state ?? more.state)
    if (isLater) before.lastAt = more.lastAt
  }

  async function count(tx: Queries, batch: [reportId: string, PendingLookups][]) {
    const ids = batch.map(([reportId]) => reportId)
    const missing = new Set(await missingAmong(tx, ids))
    const counted = batch.filter(([reportId]) => missing.has(reportId))
    if (counted.length === 0) return
    const ofDays = counted.map(([report_id, { lookups, registrations, lastAt }]) => {
      return { report_id, day: dayOf(lastAt), lookups, registrations, last_at: lastAt }
    })
    await countLookups(tx, ofDays)
    const pending = counted.map(([report_id, { lookups, registrations, lastAt, state }]) => {
      return { report_id, pending_count: lookups + registrations, last_at: lastAt, state }
    })
    await addPendingAlerts(tx, pending)
  }

  async function notifyDue(tx: Queries, at: number, waiting: readonly LookupAlertRow[]) {
    const locked = new Set(waiting.map(({ report_id }) => report_id))
    await database.lock(
      tx,
      [...locked].map((reportId) => `lookup-alert:${reportId}`),
    )
    // Read again: another server may have notified them while this one waited for the locks.
    for (const due of await dueLookupAlerts(tx, at - quietMs, notifyBatchSize)) {
      if (!locked.has(due.report_id)) continue
      const report = await findReport(tx, due.report_id)
      await markNotified(tx, due, at)
      if (report?.stage !== 'active') continue
      await notifyUser(
        { database, tx, now: at, origin: publicOrigin },
        {
          userId: report.reporter_id,
          kind: 'checked',
          subjectId: report.id,
          data: { item: report.name, times: due.pending_count, state: due.state, at: due.last_at },
          eventKey: `checked ${report.id} ${due.notified_at}`,
        },
      )
    }
  }

  /** Notifies one owner. If that fails, the others come first, and it is tried again after a while. */
  async function notifyAlone(at: number, alert: LookupAlertRow) {
    try {
      await database.write((tx) => notifyDue(tx, at, [alert]))
    } catch (error) {
      await database.write((tx) => postponeAlert(tx, alert.report_id, at))
      throw error
    }
  }

  return {
    record(reportId, { via, state }) {
      const counted =
        via === 'check' ? { lookups: 1, registrations: 0 } : { lookups: 0, registrations: 1 }
      add(reportId, { ...counted, lastAt: now(), state })
    },
    async flush() {
      const batch = shiftEntries(recorded, countBatchSize)
      // Sorted, so that two servers cannot deadlock.
      batch.sort(byReport)
      try {
        if (batch.length > 0) await database.write((tx) => count(tx, batch))
      } catch (error) {
        for (const [reportId, checked] of batch) add(reportId, checked)
        throw error
      }
      const at = now()
      for (let done = 0; done < maxNotifyBatches; done++) {
        const due = await dueLookupAlerts(database.read, at - quietMs, notifyBatchSize)
        if (due.length === 0) break
        try {
          await database.write((tx) => notifyDue(tx, at, due))
        } catch (error) {
          if (error instanceof DatabaseUnavailableError) throw error
          await eachDespiteErrors(due, (alert) => notifyAlone(at, alert))
        }
      }
      return recorded.size > 0
    },
  }
}

/** Removes and returns the oldest entries. */
function shiftEntries<Key, Value>(map: Map<Key, Value>, max: number): [Key, Value][] {
  const removed: [Key, Value][] = []
  for (const entry of map) {
    if (removed.length === max) break
    removed.push(entry)
    map.delete(entry[0])
  }
  return removed
}

function byReport([a]: [string, PendingLookups], [b]: [string, PendingLookups]): number {
  return a < b ? -1 : 1
}
