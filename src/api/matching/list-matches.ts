import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { matchRecord } from './match-record.ts'

export const listMatches = defineEndpoint('GET', '/matches', 'signed-in', {
  summary: 'Matches and possible matches of your own reports, newest first, at most 100.',
  input: noInput,
  result: dataResponse(z.array(matchRecord)),
})
