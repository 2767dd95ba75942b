import * as z from 'zod/mini'
import { reportStatuses } from '../../domain/reports/reports.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant } from '../fields.ts'
import { windowFields } from '../list-fields.ts'

/** How often the number of one missing thing was looked for on one day. */
export const lookupDay = z.object({
  id: z.string(),
  reportId: z.string(),
  item: z.string(),
  status: z.enum(reportStatuses),
  /** Nigeria's. */
  day: z.string(),
  lookups: z.number(),
  registrations: z.number(),
  lastAt: instant,
})

export type LookupDay = z.output<typeof lookupDay>

export const lookupSorts = ['day'] as const

export const listLookups = defineEndpoint({
  method: 'GET',
  path: '/admin/checks',
  summary:
    'How often numbers under open reports were checked or registered, by the day, the last first unless `sort` says otherwise.',
  access: 'staff',
  input: z.object(windowFields(lookupSorts)),
  result: dataResponse(z.object({ days: z.array(lookupDay), total: z.number() })),
})
