import { foldToAscii, smsSegments } from '../domain/channels/alphabets.ts'
import type { MessageChannel } from '../domain/channels/channels.ts'
import type { Language } from '../domain/languages.ts'
import { channelWords } from './channels.ts'
import { fill } from './texts.ts'
import { wordsOf } from './words-of.ts'

/**
 * A notification by text message. Others may see it on a lock screen, so it says where to look and
 * names no person and no item.
 */
export function noticeText(channel: MessageChannel, language: Language, link: string): string {
  const { title, body } = wordsOf(language).notifications.pushText
  const notice = `${title}: ${body}. ${link}`
  const full = `${notice}\n${channelWords[language].textsEnd}`
  if (channel === 'whatsapp') return full
  // A second segment costs as much as the first. A long origin leaves no room for the rest.
  const forms = [full, notice, `${title}: ${link}`].map(foldToAscii)
  return forms.find((text) => smsSegments(text) === 1) ?? forms[0] ?? ''
}

/** The text with a code that confirms a number. */
export function codeText(channel: MessageChannel, language: Language, code: string): string {
  const text = fill(channelWords[language].phoneCode, { code })
  return channel === 'sms' ? foldToAscii(text) : text
}
