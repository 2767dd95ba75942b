import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { matchRecord } from './match-record.ts'

export const getMatch = defineEndpoint({
  method: 'GET',
  path: '/matches/{id}',
  summary: 'One match of your own report.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataResponse(matchRecord),
})
