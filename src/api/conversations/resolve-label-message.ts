import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { labelMessageRecord } from './label-message-record.ts'

export const resolveLabelMessage = defineEndpoint('PATCH', '/label-messages/{id}', 'signed-in', {
  summary: 'Mark a message about one of your labels as done, or as open again.',
  input: z.object({ id, done: z.boolean({ error: invalid('say-true-or-false') }) }),
  result: dataResponse(labelMessageRecord),
})
