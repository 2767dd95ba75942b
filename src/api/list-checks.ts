import * as z from 'zod/mini'
import { reportStatuses } from '../domain/reports.ts'
import { defineAct } from './act.ts'
import { dataOf, instant } from './fields.ts'
import { wholeNumber } from './query-fields.ts'

/** How often the number of one missing thing was looked for on one day. */
export const checkedDay = z.object({
  id: z.string(),
  reportId: z.string(),
  item: z.string(),
  status: z.enum(reportStatuses),
  /** Nigeria's. */
  day: z.string(),
  checks: z.number(),
  registrations: z.number(),
  lastAt: instant,
})

export type CheckedDay = z.output<typeof checkedDay>

export const listChecks = defineAct({
  method: 'GET',
  path: '/admin/checks',
  summary: 'How often numbers under open reports were checked or registered, by the day.',
  access: 'staff',
  input: z.object({
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 20, min: 1, max: 100 }),
  }),
  result: dataOf(z.object({ days: z.array(checkedDay), total: z.number() })),
})
