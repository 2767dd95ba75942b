import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'

const taskKinds = [
  'pending-items',
  'open-disputes',
  'pending-merchants',
  'merchant-changes',
  'open-complaints',
  'failed-mails',
  'new-enumeration',
] as const

export const getTasks = defineEndpoint('GET', '/admin/tasks', 'staff', {
  summary: 'The numbers of tasks that wait for staff.',
  input: noInput,
  result: dataResponse(z.array(z.object({ kind: z.enum(taskKinds), count: z.number() }))),
})
