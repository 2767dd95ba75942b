import * as z from 'zod/mini'
import { complaintStates } from '../domain/contact/complaint-states.ts'
import { defineAct } from './act.ts'
import { complaintRecord } from './complaint-record.ts'
import { dataOf, orEmpty } from './fields.ts'
import { windowFields } from './list-fields.ts'

export const complaintSorts = ['createdAt', 'status'] as const

export const listComplaints = defineAct({
  method: 'GET',
  path: '/admin/complaints',
  summary: 'Messages that people reported, newest first unless `sort` says otherwise.',
  access: 'staff',
  input: z.object({
    status: orEmpty(z.enum(complaintStates, { error: 'Choose open, upheld or dismissed' })),
    ...windowFields(complaintSorts),
  }),
  result: dataOf(z.object({ complaints: z.array(complaintRecord), total: z.number() })),
})
