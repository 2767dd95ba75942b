import * as z from 'zod/mini'
import { reportStatuses } from '../../domain/reports/reports.ts'
import { day } from '../day.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, optionalFormField, timeOfDay, uploadUrl } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { stateName } from '../state-name.ts'
import { reportLines, story } from './report-fields.ts'
import { reportRecord } from './report-record.ts'

export const createReportInput = z.object({
  assetId: z.pipe(
    z.string({ error: invalid('asset-missing') }).check(z.minLength(1, invalid('asset-missing'))),
    id,
  ),
  status: z._default(z.enum(reportStatuses, { error: invalid('report-status') }), 'Lost'),
  description: story,
  lastSeenDate: optionalFormField(day),
  lastSeenTime: optionalFormField(timeOfDay),
  /** The state it was last seen in; read from `location` if that names one. */
  state: optionalFormField(stateName),
  imageUrl: optionalFormField(uploadUrl),
  ...reportLines,
})

export const createReport = defineEndpoint('POST', '/reports/create-report', 'verified', {
  summary: 'Report a registered asset Lost, Stolen or Found. Stolen waits for our team’s review.',
  input: createReportInput,
  result: dataResponse(reportRecord),
  status: 201,
  repeatable: true,
})
