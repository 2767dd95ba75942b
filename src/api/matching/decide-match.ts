import * as z from 'zod/mini'
import { matchDecisions } from '../../domain/matching/matches.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { matchRecord } from './match-record.ts'

const matchDecision = z.enum(matchDecisions, { error: invalid('match-decision') })

export const decideMatch = defineEndpoint('PATCH', '/matches/{id}', 'verified', {
  summary:
    'Answer a possible match: it is yours (`accept`: both users may then talk) or it is not (`refuse`: you are not asked again). Once the match is open, its finder may also `accept`. Only then do both users learn why the reports are similar.',
  input: z.object({ id, decision: matchDecision }),
  result: dataResponse(matchRecord),
})
