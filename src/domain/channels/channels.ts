import { foldToAscii } from './alphabets.ts'

/** Ways to ask without a browser. */
export const channels = ['ussd', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

interface ChannelRules {
  /** The most characters in one answer. */
  maxLength: number
  /** Whether dots, hooks and tones must be dropped. */
  isAscii: boolean
}

/**
 * USSD: 182 characters, of which `CON ` or `END ` takes four. SMS: two segments of 153. WhatsApp
 * accepts 4,096; a chat message should be read at a glance.
 */
export const channelRules: Readonly<Record<Channel, ChannelRules>> = {
  ussd: { maxLength: 178, isAscii: true },
  sms: { maxLength: 306, isAscii: true },
  whatsapp: { maxLength: 1000, isAscii: false },
}

/** A part of an answer. An optional part is left out if the channel has no room for it. */
export interface Part {
  text: string
  optional?: boolean
}

/** The parts as one text in the letters and the length of a channel. The first optional part goes first. */
export function fitToChannel(channel: Channel, parts: readonly Part[]): string {
  const { maxLength, isAscii } = channelRules[channel]
  const fitted = parts.map((part) => ({
    ...part,
    text: isAscii ? foldToAscii(part.text) : part.text,
  }))
  for (;;) {
    const text = fitted.map((part) => part.text).join('\n')
    if (text.length <= maxLength) return text
    const dropped = fitted.findIndex(({ optional }) => optional)
    if (dropped < 0) return text.slice(0, maxLength)
    fitted.splice(dropped, 1)
  }
}
