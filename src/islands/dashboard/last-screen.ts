import type { TaskRecord } from '../../api/notifications/list-my-tasks.ts'
import type { ReportRecord } from '../../api/reports/report-record.ts'
import { storedLastScreen, storeLastScreen } from '../auth/stored-session.ts'

/** What the home screen of a user showed last in this browser. */
export interface LastScreen {
  userId: string
  /** Milliseconds since 1970. */
  at: number
  reports: ReportRecord[]
  tasks: TaskRecord[]
}

/** More would fill the storage, and is below the first screen. */
const maxReports = 12

/** Null for another user, and for what another version of the site has stored. */
export function lastScreenOf(userId: string): LastScreen | null {
  const stored = storedLastScreen() as Partial<LastScreen> | null
  const isWhole = Array.isArray(stored?.reports) && Array.isArray(stored.tasks)
  return isWhole && stored?.userId === userId ? (stored as LastScreen) : null
}

export function keepLastScreen({ reports, ...screen }: LastScreen): void {
  storeLastScreen({ ...screen, reports: reports.slice(0, maxReports) })
}
