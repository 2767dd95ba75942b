import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredText } from '../fields.ts'
import { disputeRecord } from './dispute-record.ts'

export const askForEvidence = defineEndpoint('POST', '/admin/disputes/{id}/ask', 'staff', {
  summary: 'Ask one side of a dispute by mail for evidence that the asset is theirs.',
  input: z.object({
    id,
    ownerId: id,
    what: requiredText('evidence-missing', 500),
  }),
  result: dataResponse(disputeRecord),
})
