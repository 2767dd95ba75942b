import * as z from 'zod/mini'
import { complaintStates } from '../../domain/conversations/complaint-states.ts'
import { defineEndpoint } from '../endpoint.ts'
import { optionalFormField } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { listResponse, windowFields } from '../list-fields.ts'
import { complaintRecord } from './complaint-record.ts'

export const complaintSorts = ['createdAt', 'status'] as const

export const listComplaints = defineEndpoint('GET', '/admin/complaints', 'staff', {
  summary: 'Messages that users reported, newest first unless `sort` says otherwise.',
  input: z.object({
    status: optionalFormField(z.enum(complaintStates, { error: invalid('complaint-state') })),
    ...windowFields(complaintSorts),
  }),
  result: listResponse({ complaints: z.array(complaintRecord) }),
})
