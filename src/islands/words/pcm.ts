import * as dashboard from '../../locales/pcm/dashboard.ts'
import * as failures from '../../locales/pcm/failures.ts'
import * as checklist from '../../locales/pcm/owner-checklist.ts'
import * as reports from '../../locales/pcm/reports.ts'

/** A chunk of its own. */
export const words = { ...dashboard, ...failures, ...checklist, ...reports }
