import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { phoneChannel, phoneChannels } from './phone-channels.ts'

export const sendPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/notifications/phone/code',
  summary:
    'Send a six-digit code by SMS or WhatsApp to the number of your profile. It works for ten minutes.',
  access: 'verified',
  input: z.object({ channel: phoneChannel }),
  result: dataResponse(phoneChannels),
})
