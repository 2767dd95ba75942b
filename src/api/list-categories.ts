import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'

export const listCategories = defineAct({
  method: 'GET',
  path: '/categories',
  summary: 'What merchants may deal in.',
  access: 'anyone',
  input: z.object({}),
  result: dataOf(z.array(z.object({ _id: z.string(), name: z.string() }))),
  cacheSeconds: 3600,
})
