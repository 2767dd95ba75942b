import * as z from 'zod/mini'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { reportChange } from '../../../api/reports/update-report.ts'
import { changedFields } from '../../forms/changed-fields.ts'
import { textsOf } from '../../forms/texts-of.ts'
import type { ReportDetails } from './form/report-form.ts'

/** The contract's schema for edits: a field emptied in the form is emptied in the record. */
export const reportDetailsSchema = z.pipe(
  z.transform((form: ReportDetails) => form as z.input<typeof reportChange>),
  reportChange,
)

/** Converts a report to form values. */
export function reportToDetails(report: ReportRecord): ReportDetails {
  return {
    ...textsOf(report, ['lastSeenDate', 'lastSeenTime', 'location', 'state']),
    ...textsOf(report, ['description', 'imageUrl', 'policeReference', 'policeStation']),
  }
}

/** The fields whose values have changed. */
export function reportChanges(
  form: ReportDetails,
  before: ReportDetails,
): z.input<typeof reportChange> {
  return changedFields(form, before)
}
