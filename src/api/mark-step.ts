import * as z from 'zod/mini'
import { stepIds } from '../domain/next-steps.ts'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { reportRecord } from './report-record.ts'

export const markStep = defineAct({
  method: 'PATCH',
  path: '/reports/{id}/steps',
  summary: 'Tick or untick one of the next steps of one’s own open report.',
  access: 'verified',
  input: z.object({
    id,
    step: z.enum(stepIds, { error: 'This is not a step of ours' }),
    done: z.boolean({ error: 'Say whether it is done' }),
  }),
  result: dataOf(reportRecord),
})
