import * as z from 'zod/mini'
import { reportStatuses } from '../../domain/reports/reports.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { listResponse, windowFields } from '../list-fields.ts'

/** How often the identifier of one missing asset was looked up on one day. */
export const lookupDay = z.object({
  id: z.string(),
  reportId: z.string(),
  item: z.string(),
  status: z.enum(reportStatuses),
  /** In Nigeria. */
  day: z.string(),
  lookups: z.number(),
  registrations: z.number(),
  lastAt: instant,
})

export type LookupDay = z.output<typeof lookupDay>

export const lookupSorts = ['day'] as const

export const listLookups = defineEndpoint('GET', '/admin/checks', 'staff', {
  summary:
    'How often identifiers with open reports were looked up or registered, by day, the latest first unless `sort` says otherwise.',
  input: z.object(windowFields(lookupSorts)),
  result: listResponse({ days: z.array(lookupDay) }),
})
