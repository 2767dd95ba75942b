import dashboard from '../../locales/yo/dashboard.json' with { type: 'json' }
import failures from '../../locales/yo/failures.json' with { type: 'json' }
import checklist from '../../locales/yo/owner-checklist.json' with { type: 'json' }
import reports from '../../locales/yo/reports.json' with { type: 'json' }
import type { DashboardWords } from './dashboard-words.ts'

/** Imported dynamically: the build makes it a chunk of its own. */
export const words: DashboardWords = { ...dashboard, ...failures, ...checklist, ...reports }
