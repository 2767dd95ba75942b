import * as z from 'zod/mini'
import { matchStates } from '../domain/matches.ts'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { wholeNumber } from './query-fields.ts'
import { reviewedMatch } from './reviewed-match.ts'

export const listAllMatches = defineAct({
  method: 'GET',
  path: '/admin/matches',
  summary: 'Matches in one state, newest first; suggested ones wait for an answer.',
  access: 'staff',
  input: z.object({
    state: z._default(
      z.enum(matchStates, {
        error: 'Choose suggested, open, refused, withdrawn or recovered',
      }),
      'suggested',
    ),
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 20, min: 1, max: 100 }),
  }),
  result: dataOf(z.object({ matches: z.array(reviewedMatch), total: z.number() })),
})
