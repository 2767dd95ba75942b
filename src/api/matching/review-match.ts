import * as z from 'zod/mini'
import { reviewDecisions } from '../../domain/matching/matches.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { adminMatchRecord } from './admin-match-record.ts'

export const reviewMatch = defineEndpoint('PATCH', '/admin/matches/{id}', 'staff', {
  summary: 'Ask the owner of a possible match (`offer`), or decide for them.',
  input: z.object({
    id,
    decision: z.enum(reviewDecisions, { error: invalid('review-decision') }),
  }),
  result: dataResponse(adminMatchRecord),
})
