import dashboard from '../../locales/ig/dashboard.json' with { type: 'json' }
import failures from '../../locales/ig/failures.json' with { type: 'json' }
import checklist from '../../locales/ig/owner-checklist.json' with { type: 'json' }
import reports from '../../locales/ig/reports.json' with { type: 'json' }
import type { DashboardWords } from './dashboard-words.ts'

/** Imported dynamically: the build makes it a chunk of its own. */
export const words: DashboardWords = { ...dashboard, ...failures, ...checklist, ...reports }
