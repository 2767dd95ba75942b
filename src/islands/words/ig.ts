import * as dashboard from '../../locales/ig/dashboard.ts'
import * as failures from '../../locales/ig/failures.ts'
import * as checklist from '../../locales/ig/owner-checklist.ts'
import * as reports from '../../locales/ig/reports.ts'

/** A chunk of its own. */
export const words = { ...dashboard, ...failures, ...checklist, ...reports }
