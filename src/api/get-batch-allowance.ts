import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { batchAllowance } from './batch-allowance.ts'
import { dataOf } from './fields.ts'

export const getBatchAllowance = defineAct({
  method: 'GET',
  path: '/verify/batch',
  summary: 'How many identifiers one may check at once, and how many more today.',
  access: 'signed-in',
  input: z.object({}),
  result: dataOf(batchAllowance),
})
