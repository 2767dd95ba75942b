import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { phoneChannel, phoneChannels } from './phone-channels.ts'

export const endPhoneChannel = defineEndpoint(
  'DELETE',
  '/notifications/phone/{channel}',
  'signed-in',
  {
    summary:
      'Be notified by SMS or WhatsApp no more. Your choices stay for when you confirm again.',
    input: z.object({ channel: phoneChannel }),
    result: dataResponse(phoneChannels),
  },
)
