import * as z from 'zod/mini'
import { stepIds } from '../../domain/assets/owner-checklist.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { reportRecord } from '../reports/report-record.ts'

export const toggleChecklistStep = defineEndpoint('PATCH', '/reports/{id}/steps', 'verified', {
  summary: 'Tick or untick a step of the checklist of your own open report.',
  input: z.object({
    id,
    step: z.enum(stepIds, { error: invalid('step-unknown') }),
    done: z.boolean({ error: invalid('step-done') }),
  }),
  result: dataResponse(reportRecord),
})
