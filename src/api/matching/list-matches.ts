import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { matchRecord } from './match-record.ts'

export const listMatches = defineEndpoint({
  method: 'GET',
  path: '/matches',
  summary: 'Matches and possible matches of your own reports, newest first, at most 100.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(z.array(matchRecord)),
})
