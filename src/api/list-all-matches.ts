import * as z from 'zod/mini'
import { matchStates } from '../domain/matches.ts'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { windowFields } from './list-fields.ts'
import { reviewedMatch } from './reviewed-match.ts'

export const matchSorts = ['createdAt'] as const

export const listAllMatches = defineAct({
  method: 'GET',
  path: '/admin/matches',
  summary:
    'Matches in one state, newest first unless `sort` says otherwise; suggested ones wait for an answer.',
  access: 'staff',
  input: z.object({
    state: z._default(
      z.enum(matchStates, {
        error: 'Choose suggested, open, refused, withdrawn or recovered',
      }),
      'suggested',
    ),
    ...windowFields(matchSorts),
  }),
  result: dataOf(z.object({ matches: z.array(reviewedMatch), total: z.number() })),
})
