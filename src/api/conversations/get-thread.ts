import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

export const getThread = defineEndpoint('GET', '/matches/{id}/thread', 'verified', {
  summary:
    'The conversation of a match, without the users’ names: the newest messages, or those before the message `before`.',
  input: z.object({ id, before: z.optional(id) }),
  result: dataResponse(threadRecord),
})
