import * as z from 'zod/mini'
import { disputeStatuses } from '../../domain/disputes/disputes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { optionalFormField } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { listResponse, windowFields } from '../list-fields.ts'
import { disputeEntry } from './dispute-record.ts'

export const disputeSorts = ['openedAt', 'status'] as const

export const listDisputes = defineEndpoint('GET', '/admin/disputes', 'staff', {
  summary:
    'Identifiers that two or more users claim, newest first unless `sort` says otherwise; open ones oldest first, so that the overdue ones lead.',
  input: z.object({
    ...windowFields(disputeSorts),
    status: optionalFormField(z.enum(disputeStatuses, { error: invalid('dispute-status') })),
  }),
  result: listResponse({ disputes: z.array(disputeEntry) }),
})
