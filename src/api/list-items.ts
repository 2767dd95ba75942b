import * as z from 'zod/mini'
import { reportStages } from '../domain/reports.ts'
import { defineAct } from './act.ts'
import { dataOf, id, orEmpty } from './fields.ts'
import { itemRecord } from './item-record.ts'
import { listFields } from './list-fields.ts'

export const itemSorts = ['createdAt', 'name', 'status'] as const

export const listItems = defineAct({
  method: 'GET',
  path: '/admin/items',
  summary:
    'Reported items, newest first unless `sort` says otherwise; pending ones wait for a decision. `search` is the beginning of a name or of an identifier, `owner` the id of a person.',
  access: 'staff',
  input: z.object({
    ...listFields(itemSorts),
    status: orEmpty(
      z.enum(reportStages, { error: 'Choose pending, active, inactive or archived' }),
    ),
    owner: orEmpty(id),
  }),
  result: dataOf(z.object({ items: z.array(itemRecord), total: z.number(), more: z.boolean() })),
})
