import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

export const createHandoverCode = defineEndpoint(
  'POST',
  '/matches/{id}/hand-over/code',
  'verified',
  {
    summary:
      'As the owner, get a new code to say to the finder when you have the item in your hands.',
    input: z.object({ id }),
    result: dataResponse(threadRecord),
  },
)
