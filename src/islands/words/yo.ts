import * as dashboard from '../../locales/yo/dashboard.ts'
import * as failures from '../../locales/yo/failures.ts'
import * as checklist from '../../locales/yo/owner-checklist.ts'
import * as reports from '../../locales/yo/reports.ts'

/** A chunk of its own. */
export const words = { ...dashboard, ...failures, ...checklist, ...reports }
