import * as z from 'zod/mini'
import { reviewDecisions } from '../domain/matches.ts'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { reviewedMatch } from './reviewed-match.ts'

export const reviewMatch = defineAct({
  method: 'PATCH',
  path: '/admin/matches/{id}',
  summary: 'Have the owner of a possible match asked (`offer`), or decide in their place.',
  access: 'staff',
  input: z.object({
    id,
    decision: z.enum(reviewDecisions, { error: 'Choose offer, accept or refuse' }),
  }),
  result: dataOf(reviewedMatch),
})
