import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'

/** The reason field of a decision; the reporter reads the reason. */
export const reasonForReporter = {
  label: adminReportWords.reason,
  hint: adminReportWords.reasonHint,
  missing: adminReportWords.reasonMissing,
  field: 'reason',
}
