import type { TaskRecord } from '../../api/notifications/notifications.ts'
import type { ReportRecord } from '../../api/reports/report-record.ts'
import { daysMs } from '../../domain/durations.ts'
import { storedLastScreen, storeLastScreen } from '../auth/stored-session.ts'

/** What the home screen of a user showed last in this browser. */
export interface LastScreen {
  userId: string
  /** Milliseconds since 1970. */
  at: number
  reports: ReportRecord[]
  tasks: TaskRecord[]
}

/** Then it says little of today, and may belong to a session that ended elsewhere. */
const keptMs = daysMs(7)
/** More would fill the storage, and is below the first screen. */
const maxReports = 12

/** Null for another user, for an old one, and for what another version of the site has stored. */
export function lastScreenOf(userId: string): LastScreen | null {
  const stored = storedLastScreen() as Partial<LastScreen> | null
  const isWhole = Array.isArray(stored?.reports) && Array.isArray(stored.tasks)
  const isRecent = Math.abs(Date.now() - (stored?.at ?? 0)) < keptMs
  return isWhole && isRecent && stored?.userId === userId ? (stored as LastScreen) : null
}

export function keepLastScreen({ reports, ...screen }: LastScreen): void {
  storeLastScreen({ ...screen, reports: reports.slice(0, maxReports) })
}
