import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

export const blockUser = defineEndpoint({
  method: 'POST',
  path: '/matches/{id}/block',
  summary: 'Hear no more from the other of a match, here or in any other.',
  access: 'verified',
  input: z.object({ id }),
  result: dataResponse(threadRecord),
})
