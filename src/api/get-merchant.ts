import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { merchantRecord } from './merchant-record.ts'

export const getMerchant = defineAct({
  method: 'GET',
  path: '/merchants/{id}',
  summary: 'A verified merchant, by its id or the end of its page’s address.',
  access: 'anyone',
  input: z.object({ id }),
  result: dataOf(merchantRecord),
  cacheSeconds: 60,
})
