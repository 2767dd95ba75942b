import * as z from 'zod/mini'
import { createReportInput } from '../../../../api/reports/reports.ts'
import { isDataUrl } from '../../../uploads/data-url.ts'
import type { ReportForm } from './report-form.ts'

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
