import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { quietHours } from './quiet-hours.ts'

export const updateQuietHours = defineEndpoint('PATCH', '/notifications/quiet-hours', 'signed-in', {
  summary:
    'Choose the hours in which your browsers stay quiet: push notifications wait until they end. Mails and notifications about the safety of your account do not wait.',
  input: quietHours,
  result: dataResponse(quietHours),
})
