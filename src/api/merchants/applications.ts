import * as z from 'zod/mini'
import { merchantDecisions, merchantStatuses } from '../../domain/merchants/merchants.ts'
import { applicationSorts } from '../admin-lists.ts'
import { assignee } from '../disputes/disputes.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  id,
  instant,
  optionalFormField,
  optionalText,
  optionalTypedLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'
import { businessRecord } from './business.ts'

/** A business as staff see it, with its applicant and other uses of its CAC number. */
export const applicationRecord = z.extend(businessRecord, {
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** Other applications with the same CAC number. */
  sameCacNumber: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
  /** The member of staff who works on it. */
  assignee: z.nullable(assignee),
})

export type ApplicationRecord = z.output<typeof applicationRecord>

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
    /** A CAC number, or the beginning of a word of a business name. */
    search: optionalTypedLine(80),
    ...windowFields(applicationSorts),
  }),
  result: cappedListResponse({ merchants: z.array(applicationRecord) }),
})

export const getApplication = defineEndpoint('GET', '/admin/merchants/{id}', 'staff', {
  summary: 'One business that applied, with its applicant and other uses of its CAC number.',
  input: z.object({ id }),
  result: dataResponse(applicationRecord),
})

export const reviewMerchant = defineEndpoint('PATCH', '/admin/merchants/{id}', 'staff', {
  summary:
    'Decide on a business: `verified` approves a pending one or lifts a suspension, `refused` and `suspended` need a reason.',
  input: z.object({
    id,
    status: z.enum(merchantDecisions, { error: invalid('merchant-decision') }),
    /**
     * `appliedAt` of the application that staff looked at. If the business has applied again since,
     * nothing is decided (409).
     */
    appliedAt: z.optional(instant),
    reason: optionalText(500),
  }),
  result: dataResponse(applicationRecord),
})

export const reviewMerchantChange = defineEndpoint(
  'PATCH',
  '/admin/merchants/{id}/change',
  'staff',
  {
    summary:
      'Decide on a change of a listed business. `approve` publishes it, with a new certificate if the old one is no longer true. `refuse` needs a reason.',
    input: z.object({
      id,
      decision: z.enum(['approve', 'refuse'], { error: invalid('change-decision') }),
      /**
       * `pendingChange.askedAt` of the change that staff looked at. If it has changed since, nothing
       * is decided (409).
       */
      askedAt: instant,
      reason: optionalText(500),
    }),
    result: dataResponse(applicationRecord),
  },
)
