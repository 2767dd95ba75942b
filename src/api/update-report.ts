import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { day } from './day.ts'
import {
  clearable,
  dataOf,
  id,
  optionalLine,
  requiredText,
  seenBefore,
  stateName,
  timeOfDay,
  uploadUrl,
} from './fields.ts'
import { reportRecord } from './report-record.ts'

/** What may be corrected while a report is open. */
export const reportChange = z.object({
  description: z.optional(requiredText('Say what happened', 2000)),
  lastSeenDate: clearable(day),
  lastSeenTime: clearable(timeOfDay),
  location: optionalLine(200),
  state: clearable(stateName),
  imageUrl: clearable(uploadUrl),
  policeReference: optionalLine(60),
  policeStation: optionalLine(120),
})

export const updateReport = defineAct({
  method: 'PATCH',
  path: '/reports/{id}',
  summary:
    'Change one of one’s own open reports. `Found` closes a Lost or Stolen one as recovered, `Handed over` closes a Found one.',
  access: 'verified',
  input: z.extend(reportChange, {
    id,
    before: seenBefore,
    status: z.optional(z.enum(['Found', 'Handed over'], { error: 'Choose Found or Handed over' })),
  }),
  result: dataOf(reportRecord),
})
