import * as z from 'zod/mini'
import { id, messageResponse } from '../../fields.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleWatch } from './user-watch.ts'

export const deleteOneWatch = defineV1Endpoint('DELETE', '/v1/watches/{id}', 'watch', {
  summary: 'Stop watching an identifier.',
  input: z.object({ id }),
  result: messageResponse,
  example: { input: { id: exampleWatch.id }, result: { message: 'Watch deleted' } },
})
