import dashboard from '../../locales/ha/dashboard.json' with { type: 'json' }
import failures from '../../locales/ha/failures.json' with { type: 'json' }
import checklist from '../../locales/ha/owner-checklist.json' with { type: 'json' }
import reports from '../../locales/ha/reports.json' with { type: 'json' }
import type { DashboardWords } from './dashboard-words.ts'

/** Imported dynamically: the build makes it a chunk of its own. */
export const words: DashboardWords = { ...dashboard, ...failures, ...checklist, ...reports }
