import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { userRecord } from './user-record.ts'

export const getMe = defineAct({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in person.',
  access: 'signed-in',
  input: z.object({}),
  result: dataOf(userRecord),
})
