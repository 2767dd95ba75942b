import * as z from 'zod/mini'
import { complaintStates } from '../domain/contact/complaint-states.ts'
import { defineAct } from './act.ts'
import { complaintRecord } from './complaint-record.ts'
import { dataOf, orEmpty } from './fields.ts'
import { wholeNumber } from './query-fields.ts'

export const listComplaints = defineAct({
  method: 'GET',
  path: '/admin/complaints',
  summary: 'Messages that people reported, newest first.',
  access: 'staff',
  input: z.object({
    status: orEmpty(z.enum(complaintStates, { error: 'Choose open, upheld or dismissed' })),
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 100, min: 1, max: 1000 }),
  }),
  result: dataOf(z.object({ complaints: z.array(complaintRecord), total: z.number() })),
})
