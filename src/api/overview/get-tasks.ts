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

export const getTasks = defineEndpoint({
  method: 'GET',
  path: '/admin/tasks',
  summary: 'What waits for the team: how many of each.',
  access: 'staff',
  input: noInput,
  result: dataResponse(z.array(z.object({ kind: z.enum(taskKinds), count: z.number() }))),
})
