import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { wholeNumber } from '../query-params.ts'

export const getTrends = defineEndpoint('GET', '/admin/trends', 'staff', {
  summary:
    'Reports, recoveries and lookups of each of the last days, and the states with the most reports.',
  input: z.object({ days: wholeNumber({ fallback: 30, min: 7, max: 366 }) }),
  result: dataResponse(
    z.object({
      /** Oldest first, without gaps. */
      days: z.array(
        z.object({
          /** `YYYY-MM-DD`, in Nigeria. */
          day: z.string(),
          lost: z.number(),
          stolen: z.number(),
          found: z.number(),
          /** Losses and thefts that were reported on this day and have been recovered since. */
          recovered: z.number(),
          lookups: z.number(),
        }),
      ),
      /** At most ten, most reports first. */
      states: z.array(z.object({ state: z.string(), reports: z.number() })),
    }),
  ),
})
