import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, noInput } from '../fields.ts'

export const revokeOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Sign out everywhere but here.',
  access: 'signed-in',
  input: noInput,
  result: messageResponse,
})
