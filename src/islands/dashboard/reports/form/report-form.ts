import * as z from 'zod/mini'
import { createReportInput } from '../../../../api/reports/reports.ts'
import type { ReportStatus } from '../../../../domain/reports/reports.ts'
import { isDataUrl } from '../../../uploads/data-url.ts'

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

/** The schema of the API contract, with the form's types as input. */
export const reportFormSchema = z.pipe(
  // An untouched select has the value '', which the contract treats as omitted. A photo that waits
  // for its upload has no URL yet.
  z.transform(
    (form: ReportForm) =>
      ({
        ...form,
        imageUrl: isDataUrl(form.imageUrl) ? '' : form.imageUrl,
      }) as z.input<typeof createReportInput>,
  ),
  createReportInput,
)
