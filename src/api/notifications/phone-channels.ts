import * as z from 'zod/mini'
import { messageChannels } from '../../domain/channels/channels.ts'
import { invalid } from '../invalid.ts'

export const phoneChannel = z.enum(messageChannels, { error: invalid('phone-channel') })

/** How the number of a profile can be notified. */
export const phoneChannels = z.object({
  /** That of the profile. */
  number: z.string(),
  /** Messages go to Nigerian mobile numbers only. */
  isMobile: z.boolean(),
  /** Those that are set on this server. */
  channels: z.array(
    z.object({ channel: phoneChannel, state: z.enum(['off', 'code-sent', 'confirmed']) }),
  ),
})

export type PhoneChannels = z.output<typeof phoneChannels>
