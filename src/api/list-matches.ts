import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { matchRecord } from './match-record.ts'

export const listMatches = defineAct({
  method: 'GET',
  path: '/matches',
  summary: 'What matches one’s own reports, or may: newest first, at most 100.',
  access: 'signed-in',
  input: z.object({}),
  result: dataOf(z.array(matchRecord)),
})
