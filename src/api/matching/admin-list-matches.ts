import * as z from 'zod/mini'
import { matchStates } from '../../domain/matching/matches.ts'
import { defineEndpoint } from '../endpoint.ts'
import { invalid } from '../invalid.ts'
import { listResponse, windowFields } from '../list-fields.ts'
import { adminMatchRecord } from './admin-match-record.ts'

export const matchSorts = ['createdAt'] as const

export const adminListMatches = defineEndpoint('GET', '/admin/matches', 'staff', {
  summary:
    'Matches in one state, newest first unless `sort` says otherwise. Suggested matches wait for an answer.',
  input: z.object({
    state: z._default(
      z.enum(matchStates, {
        error: invalid('match-state'),
      }),
      'suggested',
    ),
    ...windowFields(matchSorts),
  }),
  result: listResponse({ matches: z.array(adminMatchRecord) }),
})
