import * as z from 'zod/mini'
import { messageChannels } from '../../domain/channels/channels.ts'
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
