import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { threadRecord } from './thread-record.ts'

const choice = z.boolean({ error: invalid('not-true-or-false') })

export const shareContact = defineEndpoint('POST', '/matches/{id}/share', 'verified', {
  summary:
    'Choose whether the other user may see your name and phone number. Each is shown once both users have chosen to share it.',
  input: z.object({ id, name: choice, phone: choice }),
  result: dataResponse(threadRecord),
})
