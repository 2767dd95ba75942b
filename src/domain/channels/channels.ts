import { foldToAscii } from './alphabets.ts'

/** Ways to look up an identifier without a browser. */
export const channels = ['ussd', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/**
 * Channels where a reply is a new message, not the HTTP response. Its job has this type.
 */
export const messageChannels = ['sms', 'whatsapp'] as const satisfies readonly Channel[]
export type MessageChannel = (typeof messageChannels)[number]

export function isMessageChannel(kind: string): kind is MessageChannel {
  return (messageChannels as readonly string[]).includes(kind)
}

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

/** A part of an answer. */
export interface Part {
  text: string
  /**
   * Set if the part may be left out. If the text is too long, the lowest number is dropped first.
   */
  dropOrder?: number
  /** Takes its place instead of leaving it out. */
  shorter?: string
}

/** The parts as one text in the letters and the length of a channel. */
export function fitToChannel(channel: Channel, parts: readonly Part[]): string {
  const { maxLength, isAscii } = channelRules[channel]
  const inLetters = (text: string) => (isAscii ? foldToAscii(text) : text)
  const fitted = parts.map(({ text, dropOrder = Number.POSITIVE_INFINITY, shorter }) => ({
    text: inLetters(text),
    dropOrder,
    shorter,
  }))
  for (;;) {
    const text = fitted.map((part) => part.text).join('\n')
    if (text.length <= maxLength) return text
    const lowest = Math.min(...fitted.map(({ dropOrder }) => dropOrder))
    if (lowest === Number.POSITIVE_INFINITY) return text.slice(0, maxLength)
    const at = fitted.findIndex(({ dropOrder }) => dropOrder === lowest)
    const shorter = fitted[at]?.shorter
    const dropOrder = Number.POSITIVE_INFINITY
    const instead = shorter === undefined ? [] : [{ text: inLetters(shorter), dropOrder, shorter }]
    fitted.splice(at, 1, ...instead)
  }
}
