import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { quietHours } from './quiet-hours.ts'

export const updateQuietHours = defineEndpoint({
  method: 'PATCH',
  path: '/notifications/quiet-hours',
  summary:
    'Choose the hours in which your browsers stay quiet: what happens then rings when they end. Mails and what is about the safety of your account do not wait.',
  access: 'signed-in',
  input: quietHours,
  result: dataResponse(quietHours),
})
