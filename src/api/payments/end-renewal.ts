import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, noInput } from '../fields.ts'

export const endRenewal = defineEndpoint('DELETE', '/payments/renewal', 'signed-in', {
  summary: 'End the renewal by card. The plan lasts until the end of what was paid.',
  input: noInput,
  result: messageResponse,
})
