import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, sixDigits } from '../fields.ts'
import { phoneChannel, phoneChannels } from './phone-channels.ts'

export const confirmPhone = defineEndpoint('POST', '/notifications/phone/confirm', 'verified', {
  summary:
    'Confirm the number of your profile with the code that was sent to it. A changed number must be confirmed again.',
  input: z.object({
    channel: phoneChannel,
    code: sixDigits('phone-code'),
  }),
  result: dataResponse(phoneChannels),
})
