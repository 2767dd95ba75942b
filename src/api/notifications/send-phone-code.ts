import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { phoneChannel, phoneChannels } from './phone-channels.ts'

export const sendPhoneCode = defineEndpoint('POST', '/notifications/phone/code', 'verified', {
  summary:
    'Send a six-digit code by SMS or WhatsApp to the number of your profile. It works for ten minutes.',
  input: z.object({ channel: phoneChannel }),
  result: dataResponse(phoneChannels),
})
