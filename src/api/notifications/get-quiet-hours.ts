import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { quietHours } from './quiet-hours.ts'

export const getQuietHours = defineEndpoint('GET', '/notifications/quiet-hours', 'signed-in', {
  summary: 'The hours in which your browsers stay quiet.',
  input: noInput,
  result: dataResponse(quietHours),
})
