import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { messageResponse } from '../fields.ts'

export const revokeOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Sign out everywhere but here.',
  access: 'signed-in',
  input: z.object({}),
  result: messageResponse,
})
