import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { adminUserRecord } from './admin-user-record.ts'

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/admin/users/{id}',
  summary:
    'One person: their record, how many assets and reports they have, where they are signed in.',
  access: 'staff',
  input: z.object({ id }),
  result: dataResponse(adminUserRecord),
})
