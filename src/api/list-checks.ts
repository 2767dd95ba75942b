import * as z from 'zod/mini'
import { reportStatuses } from '../domain/reports.ts'
import { defineAct } from './act.ts'
import { dataOf, instant } from './fields.ts'
import { windowFields } from './list-fields.ts'

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

export const checkSorts = ['day'] as const

export const listChecks = defineAct({
  method: 'GET',
  path: '/admin/checks',
  summary:
    'How often numbers under open reports were checked or registered, by the day, the last first unless `sort` says otherwise.',
  access: 'staff',
  input: z.object(windowFields(checkSorts)),
  result: dataOf(z.object({ days: z.array(checkedDay), total: z.number() })),
})
