import { type ReportStatus, reportStatuses } from '../../domain/reports/reports.ts'

/** What a look-up's answer hands on: the number, and what is to be said of it. */
export interface PrefillParams {
  uid?: string
  status?: ReportStatus
}

export function readStatus(value: unknown): { status?: ReportStatus } {
  const status = reportStatuses.find((each) => each === value)
  return status ? { status } : {}
}
