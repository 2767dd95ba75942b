import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { phoneChannels } from './phone-channels.ts'

export const listPhoneChannels = defineEndpoint({
  method: 'GET',
  path: '/notifications/phone',
  summary: 'Whether you can be notified by SMS or WhatsApp, and on which number.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(phoneChannels),
})
