import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { id, messageResponse } from '../../fields.ts'

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  summary: 'Remove one of your own passkeys. Needs a recent password check.',
  access: 'staff-without-2fa',
  input: z.object({ id }),
  result: messageResponse,
})
