import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { userRecord } from './user-record.ts'

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in person.',
  access: 'signed-in',
  input: z.object({}),
  result: dataResponse(userRecord),
})
