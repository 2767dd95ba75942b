import { dayOf } from '../domain/days.ts'
import type { Database, Queries } from './db/database.ts'
import { findReport } from './queries/reports.ts'
import {
  addUntold,
  type Checked,
  countChecks,
  dueTripwires,
  markTold,
} from './queries/tripwires.ts'
import { tell } from './tell.ts'

/** An owner hears of checks at most once in this time; what came in between is told together. */
const quietMs = 6 * 3_600_000

export interface Tripwire {
  /** Keeps in mind, at no cost to the look-up, that the number under a report was looked for. */
  note(reportId: string, how: { via: 'check' | 'registration'; state: string | null }): void
  /** Writes down what came since the last time, then tells the owners who are due to hear. */
  flush(): Promise<void>
}

interface Means {
  database: Database
  now: () => number
  publicOrigin: string
}

type Noted = Checked & { state: string | null }

/** Counts in memory; a crash loses the checks of the last second, and nothing else. */
export function createTripwire({ database, now, publicOrigin }: Means): Tripwire {
  let noted = new Map<string, Noted>()

  function add(reportId: string, more: Noted) {
    const there = noted.get(reportId)
    if (!there) return void noted.set(reportId, more)
    const [first, last] = there.lastAt <= more.lastAt ? [there, more] : [more, there]
    noted.set(reportId, {
      checks: there.checks + more.checks,
      registrations: there.registrations + more.registrations,
      lastAt: last.lastAt,
      state: last.state ?? first.state,
    })
  }

  async function count(tx: Queries, batch: typeof noted) {
    // In one order, so that of two servers none waits for the other in a circle.
    for (const reportId of [...batch.keys()].toSorted()) {
      const checked = batch.get(reportId)
      if (!checked) continue
      await database.lock(tx, `tripwire:${reportId}`)
      if (!(await isWired(tx, reportId))) continue
      const { checks, registrations, lastAt, state } = checked
      await countChecks(tx, reportId, dayOf(lastAt), checked)
      await addUntold(tx, reportId, { times: checks + registrations, lastAt, state })
    }
  }

  async function tellDue(tx: Queries, at: number) {
    const waiting = await dueTripwires(tx, at - quietMs)
    const locked = new Set(waiting.map(({ report_id }) => report_id).sort())
    for (const reportId of locked) await database.lock(tx, `tripwire:${reportId}`)
    // Asked again: another server may have told them while we waited for the locks.
    for (const due of await dueTripwires(tx, at - quietMs)) {
      if (!locked.has(due.report_id)) continue
      const report = await findReport(tx, due.report_id)
      await markTold(tx, due.report_id, at)
      if (report?.stage !== 'active') continue
      await tell(
        tx,
        {
          userId: report.reporter_id,
          kind: 'checked',
          subjectId: report.id,
          data: { item: report.name, times: due.untold, state: due.state, at: due.last_at },
          eventKey: `checked ${report.id} ${due.told_at}`,
        },
        publicOrigin,
        at,
      )
    }
  }

  return {
    note(reportId, { via, state }) {
      const counted =
        via === 'check' ? { checks: 1, registrations: 0 } : { checks: 0, registrations: 1 }
      add(reportId, { ...counted, lastAt: now(), state })
    },
    async flush() {
      if (noted.size > 0) {
        const batch = noted
        noted = new Map()
        try {
          await database.write((tx) => count(tx, batch))
        } catch (error) {
          for (const [reportId, checked] of batch) add(reportId, checked)
          throw error
        }
      }
      const at = now()
      if ((await dueTripwires(database.read, at - quietMs)).length === 0) return
      await database.write((tx) => tellDue(tx, at))
    },
  }
}

/** Only what is missing, and known to be, is wired; it may have come back since it was checked. */
async function isWired(tx: Queries, reportId: string): Promise<boolean> {
  const report = await findReport(tx, reportId)
  return report?.stage === 'active' && report.reported_as !== 'Found'
}
