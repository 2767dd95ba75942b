import * as z from 'zod/mini'
import { reportStages } from '../domain/reports.ts'
import { defineAct } from './act.ts'
import { dataOf, orEmpty } from './fields.ts'
import { itemRecord } from './item-record.ts'
import { wholeNumber } from './query-fields.ts'

export const listItems = defineAct({
  method: 'GET',
  path: '/admin/items',
  summary: 'Reported items, newest first; pending ones are those that wait for a decision.',
  access: 'staff',
  input: z.object({
    status: orEmpty(
      z.enum(reportStages, { error: 'Choose pending, active, inactive or archived' }),
    ),
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 100, min: 1, max: 1000 }),
  }),
  result: dataOf(z.object({ items: z.array(itemRecord), total: z.number() })),
})
