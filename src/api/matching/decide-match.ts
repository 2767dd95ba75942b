import * as z from 'zod/mini'
import { matchDecisions } from '../../domain/matching/matches.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { matchRecord } from './match-record.ts'

const matchDecision = z.enum(matchDecisions, { error: invalid('match-decision') })

export const decideMatch = defineEndpoint({
  method: 'PATCH',
  path: '/matches/{id}',
  summary:
    'Say of a possible match that it is yours (`accept`: both may then talk) or not (`refuse`: never asked again). Once it is open its finder may `accept` too: only then are both told why the two may be one.',
  access: 'verified',
  input: z.object({ id, decision: matchDecision }),
  result: dataResponse(matchRecord),
})
