import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { adminUserRecord } from './admin-user-record.ts'

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/admin/users/{id}',
  summary: 'One user: their record, their numbers of assets and reports, and their sessions.',
  access: 'staff',
  input: z.object({ id }),
  result: dataResponse(adminUserRecord),
})
