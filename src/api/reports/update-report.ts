import * as z from 'zod/mini'
import { day } from '../day.ts'
import { defineEndpoint } from '../endpoint.ts'
import { baseVersion, dataResponse, id, nullablePatch, timeOfDay, uploadUrl } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { stateName } from '../state-name.ts'
import { reportLines, story } from './report-fields.ts'
import { reportRecord } from './report-record.ts'

/** The fields that may be corrected while a report is open. */
export const reportChange = z.object({
  description: z.optional(story),
  lastSeenDate: nullablePatch(day),
  lastSeenTime: nullablePatch(timeOfDay),
  state: nullablePatch(stateName),
  imageUrl: nullablePatch(uploadUrl),
  ...reportLines,
})

export const updateReport = defineEndpoint('PATCH', '/reports/{id}', 'verified', {
  summary:
    'Change one of your own open reports. `Found` closes a Lost or Stolen report as recovered, `Handed over` closes a Found one. Closing a Lost or Stolen report needs the password of the last ten minutes. `stillMissing` says that it is not back yet.',
  input: z.extend(reportChange, {
    id,
    before: baseVersion,
    status: z.optional(z.enum(['Found', 'Handed over'], { error: invalid('closing-status') })),
    stillMissing: z.optional(z.literal(true, { error: invalid('still-missing') })),
  }),
  result: dataResponse(reportRecord),
})
