import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

export const createHandoverCode = defineEndpoint({
  method: 'POST',
  path: '/matches/{id}/hand-over/code',
  summary:
    'As the owner, get a new code to say to the finder when you have the item in your hands.',
  access: 'verified',
  input: z.object({ id }),
  result: dataResponse(threadRecord),
})
