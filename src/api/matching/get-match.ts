import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { matchRecord } from './match-record.ts'

export const getMatch = defineEndpoint('GET', '/matches/{id}', 'signed-in', {
  summary: 'One match of your own report.',
  input: z.object({ id }),
  result: dataResponse(matchRecord),
})
