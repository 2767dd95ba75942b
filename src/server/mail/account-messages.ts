import { timeOf } from '../../domain/calendar-days.ts'
import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { soundsLikeService } from '../../domain/notifications/words-like-ours.ts'
import type { Device } from '../../domain/users/devices.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { site } from '../../site.ts'
import type { UserRow } from '../db/tables.ts'
import {
  composeMessageTo,
  composeUnnamedMessage,
  durationIn,
  type MailContext,
  type Reader,
} from './message.ts'
import { deviceIn, notYou } from './security-messages.ts'

const developersPath = '/dashboard/developers'

/** Sent when a key is created, without the name that the user typed for it. */
export function apiKeyMadeMessage(
  ctx: MailContext,
  reader: Reader,
  { ending, device }: { ending: string; device: Device },
): Message {
  const { securityMails, mailWords } = wordsOf(reader.language).mails
  const words = securityMails.apiKeyMade
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { ending, device: deviceIn(reader.language, device) }) },
    { text: words.revoke },
    { link: ctx.origin + developersPath, label: mailWords.apiKeysLink },
    ...notYou(ctx, reader),
  ])
}

export function apiKeyRevokedMessage(ctx: MailContext, reader: Reader, ending: string): Message {
  const words = wordsOf(reader.language).mails.securityMails.apiKeyRevoked
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { ending }) },
    ...notYou(ctx, reader),
  ])
}

/** The columns that identify one sign-up: several may have the same e-mail. */
export type Registration = Pick<UserRow, 'first_name' | 'last_name' | 'created_at'>

export function verificationMessage(
  reader: Reader,
  registration: Registration,
  code: string,
): Message {
  const words = wordsOf(reader.language).mails.mailWords
  return composeMessageTo(reader, fill(words.codeSubject, { code }), [
    { text: words.codeIntro },
    { code },
    { text: fill(words.codeFor, { signUp: signUpWords(registration, reader.language) }) },
    { text: words.codeNotYou },
  ])
}

function signUpWords(
  { first_name, last_name, created_at }: Registration,
  language: Language,
): string {
  const { mails, dates } = wordsOf(language)
  const name = `${first_name} ${last_name}`.trim()
  return fill(mails.mailWords.signUp, {
    time: timeOf(created_at),
    day: dates.longDate(created_at),
    name: soundsLikeService(name) ? '…' : name,
  })
}

/** Sent to the owner of a verified account when somebody registers with its e-mail. */
export function alreadyRegisteredMessage({ origin }: MailContext, reader: Reader): Message {
  const { mailWords, accountMails } = wordsOf(reader.language).mails
  const words = accountMails.alreadyRegistered
  return composeMessageTo(reader, words.subject, [
    { text: words.text },
    { link: `${origin}/login`, label: mailWords.loginLink },
    { link: `${origin}/forgot-password`, label: mailWords.newPasswordLink },
    { text: words.notYou },
  ])
}

/** `lifeMs` is how long the link works. `opens` is the unverified sign-up that the link opens. */
export function resetMessage(
  reader: Reader,
  email: string,
  { link, lifeMs, opens }: { link: string; lifeMs: number; opens: Registration | null },
): Message {
  const { language } = reader
  const words = wordsOf(language).mails.mailWords
  return composeMessageTo(reader, words.resetSubject, [
    { text: fill(words.resetIntro, { email, works: durationIn(language, lifeMs) }) },
    { link, label: words.newPasswordLink },
    ...(opens ? [{ text: fill(words.resetOpens, { signUp: signUpWords(opens, language) }) }] : []),
    { text: words.resetNotYou },
  ])
}

export function passwordChangedMessage(
  { origin }: MailContext,
  reader: Reader,
  apiKeys: number,
): Message {
  const words = wordsOf(reader.language).mails.mailWords
  return composeMessageTo(reader, words.changedSubject, [
    { text: words.changed },
    { text: words.changedPasskeys },
    ...(apiKeys > 0
      ? [
          { text: fill(words.changedApiKeys, { count: apiKeys }) },
          { link: `${origin}/dashboard/developers`, label: words.apiKeysLink },
        ]
      : []),
    { text: words.changedNotYou },
    { link: `${origin}/forgot-password`, label: words.newPasswordLink },
  ])
}

export function passwordSetMessage({ origin }: MailContext, reader: Reader): Message {
  const words = wordsOf(reader.language).mails.mailWords
  return composeMessageTo(reader, words.passwordSetSubject, [
    { text: words.passwordSet },
    { text: words.changedNotYou },
    { link: `${origin}/forgot-password`, label: words.newPasswordLink },
  ])
}

/** Contains no name: until it is sent, this mail is the only data left of its reader. */
export function farewellMessage(language: Language, remainingFlags: number): Message {
  const words = wordsOf(language).mails.accountMails.farewell
  return composeUnnamedMessage(
    words.subject,
    [
      { text: words.text },
      ...(remainingFlags > 0 ? [{ text: fill(words.kept, { count: remainingFlags }) }] : []),
      { text: fill(words.last, { email: site.email }) },
    ],
    language,
  )
}
