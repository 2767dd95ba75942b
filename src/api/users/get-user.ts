import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { adminUserRecord } from './admin-user-record.ts'

export const getUser = defineEndpoint('GET', '/admin/users/{id}', 'staff', {
  summary: 'One user: their record, their numbers of assets and reports, and their sessions.',
  input: z.object({ id }),
  result: dataResponse(adminUserRecord),
})
