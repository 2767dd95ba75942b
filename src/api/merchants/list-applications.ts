import * as z from 'zod/mini'
import { merchantStatuses } from '../../domain/merchants/merchants.ts'
import { defineEndpoint } from '../endpoint.ts'
import { optionalFormField, optionalTypedLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'
import { applicationRecord } from './application-record.ts'

export const applicationSorts = ['appliedAt', 'name', 'status'] as const

export const listApplications = defineEndpoint('GET', '/admin/merchants', 'staff', {
  summary:
    'Businesses that applied, newest first unless `sort` says otherwise. Pending ones wait for a decision.',
  input: z.object({
    status: optionalFormField(
      z.enum(merchantStatuses, {
        error: invalid('application-status'),
      }),
    ),
    /** Only businesses with a change that staff have not decided on. */
    changed: optionalFormField(z.enum(['true'], { error: invalid('say-true-or-omit') })),
    /** A CAC number, or the beginning of a business name. */
    search: optionalTypedLine(80),
    ...windowFields(applicationSorts),
  }),
  result: cappedListResponse({ merchants: z.array(applicationRecord) }),
})
