import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, noInput } from '../fields.ts'

export const revokeOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'End all your own sessions except this one.',
  access: 'signed-in',
  input: noInput,
  result: messageResponse,
})
