import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredText } from '../fields.ts'
import { disputeRecord } from './dispute-record.ts'

export const askForEvidence = defineEndpoint({
  method: 'POST',
  path: '/admin/disputes/{id}/ask',
  summary: 'Ask one side of a dispute by mail for evidence that the asset is theirs.',
  access: 'staff',
  input: z.object({
    id,
    ownerId: id,
    what: requiredText('evidence-missing', 500),
  }),
  result: dataResponse(disputeRecord),
})
