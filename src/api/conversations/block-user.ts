import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

export const blockUser = defineEndpoint('POST', '/matches/{id}/block', 'verified', {
  summary: 'Block the other user of a match, in this match and in all others.',
  input: z.object({ id }),
  result: dataResponse(threadRecord),
})
