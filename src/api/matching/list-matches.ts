import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { matchRecord } from './match-record.ts'

export const listMatches = defineEndpoint({
  method: 'GET',
  path: '/matches',
  summary: 'What matches one’s own reports, or may: newest first, at most 100.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(z.array(matchRecord)),
})
