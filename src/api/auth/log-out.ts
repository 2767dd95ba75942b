import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, noInput } from '../fields.ts'

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session.',
  access: 'signed-in',
  input: noInput,
  result: messageResponse,
})
