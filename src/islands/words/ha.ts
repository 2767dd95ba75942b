import * as dashboard from '../../locales/ha/dashboard.ts'
import * as failures from '../../locales/ha/failures.ts'
import * as checklist from '../../locales/ha/owner-checklist.ts'
import * as reports from '../../locales/ha/reports.ts'

/** A chunk of its own. */
export const words = { ...dashboard, ...failures, ...checklist, ...reports }
