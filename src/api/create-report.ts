import * as z from 'zod/mini'
import { reportStatuses } from '../domain/reports.ts'
import { defineAct } from './act.ts'
import { day } from './day.ts'
import {
  dataOf,
  id,
  optionalLine,
  orEmpty,
  requiredText,
  stateName,
  timeOfDay,
  uploadUrl,
} from './fields.ts'
import { reportRecord } from './report-record.ts'

export const createReportInput = z.object({
  assetId: z.pipe(
    z.string({ error: 'Choose the asset' }).check(z.minLength(1, 'Choose the asset')),
    id,
  ),
  status: z._default(z.enum(reportStatuses, { error: 'Choose Lost, Stolen or Found' }), 'Lost'),
  description: requiredText('Say what happened', 2000),
  lastSeenDate: orEmpty(day),
  lastSeenTime: orEmpty(timeOfDay),
  location: optionalLine(200),
  /** The state it was last seen in; read from `location` where that names one. */
  state: orEmpty(stateName),
  imageUrl: orEmpty(uploadUrl),
  policeReference: optionalLine(60),
  policeStation: optionalLine(120),
})

export const createReport = defineAct({
  method: 'POST',
  path: '/reports/create-report',
  summary: 'Report a registered asset Lost, Stolen or Found. Stolen waits for our team’s review.',
  access: 'verified',
  input: createReportInput,
  result: dataOf(reportRecord),
  status: 201,
  repeatable: true,
})
