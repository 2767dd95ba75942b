import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, noInput } from '../fields.ts'

export const endRenewal = defineEndpoint('DELETE', '/payments/renewal', 'signed-in', {
  summary: 'Ends the renewal by card; the plan goes on to the end of what was paid.',
  input: noInput,
  result: messageResponse,
})
