import dashboard from '../../locales/pcm/dashboard.json' with { type: 'json' }
import failures from '../../locales/pcm/failures.json' with { type: 'json' }
import checklist from '../../locales/pcm/owner-checklist.json' with { type: 'json' }
import reports from '../../locales/pcm/reports.json' with { type: 'json' }
import type { DashboardWords } from './dashboard-words.ts'

/** Imported dynamically: the build makes it a chunk of its own. */
export const words: DashboardWords = { ...dashboard, ...failures, ...checklist, ...reports }
