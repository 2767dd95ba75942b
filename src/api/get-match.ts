import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { matchRecord } from './match-record.ts'

export const getMatch = defineAct({
  method: 'GET',
  path: '/matches/{id}',
  summary: 'One match of one’s own report.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataOf(matchRecord),
})
