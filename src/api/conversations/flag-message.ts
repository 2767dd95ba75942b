import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, optionalText } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

export const flagMessage = defineEndpoint(
  'POST',
  '/matches/{id}/messages/{messageId}/report',
  'verified',
  {
    summary: 'Report to staff a message that threatens, extorts or deceives.',
    input: z.object({ id, messageId: id, reason: optionalText(500) }),
    result: dataResponse(threadRecord),
  },
)
