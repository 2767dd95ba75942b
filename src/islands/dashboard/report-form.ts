import * as z from 'zod/mini'
import { createReportInput } from '../../api/create-report.ts'
import type { ReportStatus } from '../../domain/reports.ts'
import type { State } from '../../domain/states.ts'

/** The form of a new report as its fields hold it. */
export interface ReportForm {
  assetId: string
  status: ReportStatus
  description: string
  lastSeenDate: string
  lastSeenTime: string
  location: string
  state: State | ''
  imageUrl: string
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
}

/** The contract's own schema, with the form's types as what goes in. */
export const reportFormSchema = z.pipe(
  // A select nobody touched holds '', which the contract reads as left out.
  z.transform((form: ReportForm) => form as z.input<typeof createReportInput>),
  createReportInput,
)
