import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { matchDecision } from './decide-match.ts'
import { dataOf, id } from './fields.ts'
import { reviewedMatch } from './reviewed-match.ts'

export const reviewMatch = defineAct({
  method: 'PATCH',
  path: '/admin/matches/{id}',
  summary: 'Decide on a possible match in place of its owner.',
  access: 'staff',
  input: z.object({ id, decision: matchDecision }),
  result: dataOf(reviewedMatch),
})
