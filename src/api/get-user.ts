import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { personRecord } from './person-record.ts'

export const getUser = defineAct({
  method: 'GET',
  path: '/admin/users/{id}',
  summary:
    'One person: their record, how many assets and reports they have, where they are signed in.',
  access: 'staff',
  input: z.object({ id }),
  result: dataOf(personRecord),
})
