import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { phoneChannel, phoneChannels } from './phone-channels.ts'

export const confirmPhone = defineEndpoint('POST', '/notifications/phone/confirm', 'verified', {
  summary:
    'Confirm the number of your profile with the code that was sent to it. A changed number must be confirmed again.',
  input: z.object({
    channel: phoneChannel,
    code: z
      .string({ error: invalid('phone-code') })
      .check(z.trim(), z.regex(/^\d{6}$/, invalid('phone-code'))),
  }),
  result: dataResponse(phoneChannels),
})
