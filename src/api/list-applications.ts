import * as z from 'zod/mini'
import { merchantStatuses } from '../domain/merchants.ts'
import { defineAct } from './act.ts'
import { applicationRecord } from './application-record.ts'
import { dataOf, optionalText, orEmpty } from './fields.ts'
import { wholeNumber } from './query-fields.ts'

export const listApplications = defineAct({
  method: 'GET',
  path: '/admin/merchants',
  summary: 'Businesses that applied, the newest first; pending ones wait for a decision.',
  access: 'staff',
  input: z.object({
    status: orEmpty(
      z.enum(merchantStatuses, {
        error: 'Choose pending, verified, refused, suspended or expired',
      }),
    ),
    /** A CAC number, or the beginning of a business’s name. */
    search: optionalText(80),
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 100, min: 1, max: 1000 }),
  }),
  result: dataOf(z.object({ merchants: z.array(applicationRecord), total: z.number() })),
})
