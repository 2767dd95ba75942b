import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id, optionalText } from './fields.ts'
import { itemRecord } from './item-record.ts'

export const decideItem = defineAct({
  method: 'PATCH',
  path: '/admin/items/{id}',
  summary:
    'Decide on a report: `active` confirms a pending one, `inactive` rejects or closes it, `archived` puts it away.',
  access: 'staff',
  input: z.object({
    id,
    status: z.enum(['active', 'inactive', 'archived'], {
      error: 'Choose active, inactive or archived',
    }),
    reason: optionalText(500),
  }),
  result: dataOf(itemRecord),
})
