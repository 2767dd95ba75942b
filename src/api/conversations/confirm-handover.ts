import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, sixDigits } from '../fields.ts'
import { threadRecord } from './thread-record.ts'

const confirmHandoverInput = z.object({
  id,
  code: sixDigits('handover-code'),
})

export const confirmHandover = defineEndpoint('POST', '/matches/{id}/hand-over', 'verified', {
  summary:
    'As the finder, enter the code that the owner says. Both reports are closed as recovered.',
  input: confirmHandoverInput,
  result: dataResponse(threadRecord),
})
