import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { merchantRecord } from './merchant-record.ts'

export const getMerchant = defineEndpoint('GET', '/merchants/{id}', 'anyone', {
  summary: 'A verified merchant, by its id or by the slug of its page.',
  input: z.object({ id }),
  result: dataResponse(merchantRecord),
  cacheSeconds: 60,
})
