import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { quietHours } from './quiet-hours.ts'

export const updateQuietHours = defineEndpoint('PATCH', '/notifications/quiet-hours', 'signed-in', {
  summary:
    'Choose the hours in which your browsers stay quiet: what happens then rings when they end. Mails and what is about the safety of your account do not wait.',
  input: quietHours,
  result: dataResponse(quietHours),
})
