import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, optionalText } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

export const flagMessage = defineEndpoint({
  method: 'POST',
  path: '/matches/{id}/messages/{messageId}/report',
  summary: 'Report a message that threatens, extorts or deceives to staff.',
  access: 'verified',
  input: z.object({ id, messageId: id, reason: optionalText(500) }),
  result: dataResponse(threadRecord),
})
