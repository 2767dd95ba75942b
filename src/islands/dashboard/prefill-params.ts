import { type ReportStatus, reportStatuses } from '../../domain/reports/reports.ts'

/** What a lookup passes to a form: the identifier and the status to report. */
export interface PrefillParams {
  uid?: string
  status?: ReportStatus
}

export function readStatus(value: unknown): { status?: ReportStatus } {
  const status = reportStatuses.find((each) => each === value)
  return status ? { status } : {}
}
