import * as z from 'zod/mini'
import { createReportInput } from '../../api/create-report.ts'
import type { ReportRecord } from '../../api/report-record.ts'
import { reportChange } from '../../api/update-report.ts'
import type { ReportStatus } from '../../domain/reports.ts'

/** What a report tells, as its fields hold it. */
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

/** The name under which what is typed into a new report is kept. */
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

/** The contract's own schema, with the form's types as what goes in. */
export const reportFormSchema = z.pipe(
  // A select nobody touched holds '', which the contract reads as left out.
  z.transform((form: ReportForm) => form as z.input<typeof createReportInput>),
  createReportInput,
)

/** The same for a correction: what is emptied there is emptied in the record. */
export const reportDetailsSchema = z.pipe(
  z.transform((form: ReportDetails) => form as z.input<typeof reportChange>),
  reportChange,
)

/** A report, back in the form. */
export function detailsOf(report: ReportRecord): ReportDetails {
  return {
    description: report.description,
    lastSeenDate: report.lastSeenDate ?? '',
    lastSeenTime: report.lastSeenTime ?? '',
    location: report.location ?? '',
    state: report.state ?? '',
    imageUrl: report.imageUrl ?? '',
    policeReference: report.policeReference ?? '',
    policeStation: report.policeStation ?? '',
  }
}

/** The fields that hold something else than before. */
export function changesIn(
  form: ReportDetails,
  before: ReportDetails,
): z.input<typeof reportChange> {
  const names = Object.keys(before) as (keyof ReportDetails)[]
  const changed = names.filter((name) => form[name] !== before[name])
  return Object.fromEntries(changed.map((name) => [name, form[name]]))
}
