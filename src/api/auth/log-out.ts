import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, noInput } from '../fields.ts'

export const logOut = defineEndpoint('POST', '/auth/logout', 'signed-in', {
  summary: 'End this session.',
  input: noInput,
  result: messageResponse,
})
