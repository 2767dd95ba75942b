import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, noInput } from '../fields.ts'

export const revokeOtherSessions = defineEndpoint('DELETE', '/auth/sessions', 'signed-in', {
  summary: 'End all your own sessions except this one.',
  input: noInput,
  result: messageResponse,
})
