import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { quietHours } from './quiet-hours.ts'

export const getQuietHours = defineEndpoint({
  method: 'GET',
  path: '/notifications/quiet-hours',
  summary: 'The hours in which your browsers stay quiet.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(quietHours),
})
