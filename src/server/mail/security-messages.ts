import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Device } from '../../domain/users/devices.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { site } from '../../site.ts'
import { composeMessageTo, durationIn, type MailContext, type Reader } from './message.ts'

const accountPath = '/dashboard/account'

export const twoFactorOnMessage = aboutChange('secondFactorOn')
export const twoFactorOffMessage = aboutChange('secondFactorOff')
export const recoveryCodesRenewedMessage = aboutChange('recoveryCodesRenewed')
export const passkeyRemovedMessage = aboutChange('passkeyRemoved')

type SecurityChange =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodesRenewed'
  | 'passkeyRemoved'

/** A mail about a change, and what to do if somebody else made it. */
function aboutChange(change: SecurityChange) {
  return (ctx: MailContext, reader: Reader): Message => {
    const { subject, text } = wordsOf(reader.language).mails.securityMails[change]
    return composeMessageTo(reader, subject, [{ text }, ...notYou(ctx, reader)])
  }
}

/** `device` is what the server derived, never the name that a user typed. */
export function passkeyAddedMessage(ctx: MailContext, reader: Reader, device: Device): Message {
  const words = wordsOf(reader.language).mails.securityMails.passkeyAdded
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { device: deviceIn(reader.language, device) }) },
    { text: words.remove },
    { link: ctx.origin + accountPath, label: words.link },
    ...notYou(ctx, reader),
  ])
}

/** Sent before staff's removal of a user's second factors takes effect. */
export function factorRemovalMessage(
  { origin }: MailContext,
  reader: Reader,
  afterMs: number,
): Message {
  const { securityMails, mailWords } = wordsOf(reader.language).mails
  const words = securityMails.factorRemoval
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.asked, { time: durationIn(reader.language, afterMs) }) },
    { text: words.wait },
    { text: words.stop },
    { link: `${origin}/login`, label: mailWords.loginLink },
  ])
}

/** `Chrome on Android`. */
export function deviceIn(language: Language, { browser, system }: Device): string {
  const { deviceOn, unknownDevice } = wordsOf(language).mails.securityMails
  if (browser && system) return fill(deviceOn, { browser, system })
  return browser ?? system ?? unknownDevice
}

export function notYou({ origin }: MailContext, { language }: Reader) {
  const { securityMails, mailWords } = wordsOf(language).mails
  return [
    { text: fill(securityMails.notYou, { email: site.email }) },
    { link: `${origin}/forgot-password`, label: mailWords.newPasswordLink },
  ]
}
