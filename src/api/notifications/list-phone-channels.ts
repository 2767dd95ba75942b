import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { phoneChannels } from './phone-channels.ts'

export const listPhoneChannels = defineEndpoint('GET', '/notifications/phone', 'signed-in', {
  summary: 'Whether you can be notified by SMS or WhatsApp, and on which number.',
  input: noInput,
  result: dataResponse(phoneChannels),
})
