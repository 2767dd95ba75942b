import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

export const getThread = defineEndpoint({
  method: 'GET',
  path: '/matches/{id}/thread',
  summary:
    'What the two of a match have said to each other, without who they are: the newest messages, or those before the one named `before`.',
  access: 'verified',
  input: z.object({ id, before: z.optional(id) }),
  result: dataResponse(threadRecord),
})
