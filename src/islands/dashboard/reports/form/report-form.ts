import type { ReportStatus } from '../../../../domain/reports/reports.ts'

/** The details of a report, as form values. */
export interface ReportDetails {
  description: string
  lastSeenDate: string
  lastSeenTime: string
  location: string
  state: string
  imageUrl: string
  policeReference: string
  policeStation: string
}

/** The form of a new report. */
export interface ReportForm extends ReportDetails {
  assetId: string
  status: ReportStatus
}

/** The name of the draft of a new report. */
export function newReportDraft(ownerId: string): string {
  return `report:${ownerId}`
}

export const emptyReport: ReportForm = {
  assetId: '',
  status: 'Lost',
  description: '',
  lastSeenDate: '',
  lastSeenTime: '',
  location: '',
  state: '',
  imageUrl: '',
  policeReference: '',
  policeStation: '',
}
