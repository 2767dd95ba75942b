import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, noInput } from '../fields.ts'

export const endRenewal = defineEndpoint({
  method: 'DELETE',
  path: '/payments/renewal',
  summary: 'Ends the renewal by card; the plan goes on to the end of what was paid.',
  access: 'signed-in',
  input: noInput,
  result: messageResponse,
})
