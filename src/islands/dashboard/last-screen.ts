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

/** An older one says little of today, and may belong to a session that ended elsewhere. */
const keptMs = daysMs(7)
/** As many as the list shows at first. */
const maxReports = 24

/** Null for another user, for an old one, and for what another version of the site has stored. */
export function lastScreenOf(userId: string): LastScreen | null {
  const stored = storedLastScreen() as Partial<LastScreen> | null
  const isWhole = Array.isArray(stored?.reports) && Array.isArray(stored.tasks)
  const isRecent = Math.abs(Date.now() - (stored?.at ?? 0)) < keptMs
  return isWhole && isRecent && stored?.userId === userId ? (stored as LastScreen) : null
}

/** Also as the page shows it now, for `app-script.ts`, which shows it before any script has loaded. */
export function keepLastScreen({ reports, ...screen }: LastScreen): void {
  const app = document.querySelector('astro-island[client=only]')
  storeLastScreen({
    ...screen,
    reports: reports.slice(0, maxReports),
    version: app?.getAttribute('component-url'),
    // The browser applies no style that a text brings along.
    html: app?.innerHTML.replace(/ style="[^"]*"/g, ''),
  })
}

/** Shows the app in place of what `app-script.ts` shows. */
export function endLastScreen(): void {
  const last = document.getElementById('last-screen')
  if (!last) return
  last.remove()
  document.querySelector<HTMLElement>('astro-island[client=only]')?.removeAttribute('hidden')
}
