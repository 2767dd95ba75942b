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
      'Stop notifications by SMS or WhatsApp. Your choices apply again if you confirm the number again.',
    input: z.object({ channel: phoneChannel }),
    result: dataResponse(phoneChannels),
  },
)
