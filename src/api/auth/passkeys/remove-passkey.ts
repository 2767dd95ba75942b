import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { id, messageResponse } from '../../fields.ts'

export const removePasskey = defineEndpoint('DELETE', '/auth/passkeys/{id}', 'verified-no-2fa', {
  summary: 'Remove one of your own passkeys. Needs a recent password check.',
  input: z.object({ id }),
  result: messageResponse,
})
