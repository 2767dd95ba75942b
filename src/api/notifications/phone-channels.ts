import * as z from 'zod/mini'
import { messageChannels } from '../../domain/channels/channels.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const phoneChannel = z.enum(messageChannels, { error: invalid('phone-channel') })

/** The channels by which a user can be notified on their phone. */
export const phoneChannels = z.object({
  /** The phone number of the profile. */
  number: z.string(),
  /** Messages go to Nigerian mobile numbers only. */
  isMobile: z.boolean(),
  /** The channels that are configured on this server. */
  channels: z.array(
    z.object({
      channel: phoneChannel,
      /** stopped: the number sent STOP, and gets no code until it sends START. */
      state: z.enum(['off', 'stopped', 'code-sent', 'confirmed']),
    }),
  ),
})

export type PhoneChannels = z.output<typeof phoneChannels>

export const listPhoneChannels = defineEndpoint('GET', '/notifications/phone', 'signed-in', {
  summary: 'Whether you can be notified by SMS or WhatsApp, and on which number.',
  input: noInput,
  result: dataResponse(phoneChannels),
})

export const sendPhoneCode = defineEndpoint('POST', '/notifications/phone/code', 'verified', {
  summary:
    'Send a six-digit code by SMS or WhatsApp to the number of your profile. It works for ten minutes.',
  input: z.object({ channel: phoneChannel }),
  result: dataResponse(phoneChannels),
})

export const confirmPhoneInput = z.object({
  channel: phoneChannel,
  code: z
    .string({ error: invalid('phone-code') })
    .check(z.trim(), z.regex(/^\d{6}$/, invalid('phone-code'))),
})

export const confirmPhone = defineEndpoint('POST', '/notifications/phone/confirm', 'verified', {
  summary:
    'Confirm the number of your profile with the code that was sent to it. A changed number must be confirmed again.',
  input: confirmPhoneInput,
  result: dataResponse(phoneChannels),
})

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
