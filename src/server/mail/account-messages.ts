import { timeOf } from '../../domain/calendar-days.ts'
import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { countText, pluralRules } from '../../locales/count-text.ts'
import { fill } from '../../locales/texts.ts'
import { defaultLanguage, wordsOf } from '../../locales/words-of.ts'
import { site } from '../../site.ts'
import type { UserRow } from '../db/tables.ts'
import { composeMessage, composeMessageTo, type MailContext } from './message.ts'

type Registration = Pick<UserRow, 'first_name' | 'last_name' | 'created_at'>

export function verificationMessage(
  registration: Registration,
  code: string,
  language: Language = defaultLanguage,
): Message {
  const words = wordsOf(language).mails.mailWords
  return composeMessageTo(
    registration.first_name,
    fill(words.codeSubject, { code }),
    [
      { text: words.codeIntro },
      { code },
      { text: fill(words.codeFor, { signUp: signUpWords(registration, language) }) },
      { text: words.codeNotYou },
    ],
    language,
  )
}

/** Names one sign-up: several may exist with the same address. */
function signUpWords(
  { first_name, last_name, created_at }: Registration,
  language: Language,
): string {
  const { mails, dates } = wordsOf(language)
  return fill(mails.mailWords.signUp, {
    time: timeOf(created_at),
    day: dates.longDate(created_at),
    name: `${first_name} ${last_name}`.trim(),
  })
}

/** Sent to the owner of a verified account when somebody registers with its address. */
export function alreadyRegisteredMessage({ origin }: MailContext, firstName: string): Message {
  return composeMessageTo(firstName, 'You already have a Toju account', [
    {
      text: 'Somebody, perhaps you, just tried to open a Toju account with this e-mail address. You have one already, so nothing was changed.',
    },
    { link: `${origin}/login`, label: 'Log in' },
    { link: `${origin}/forgot-password`, label: 'Set a new password' },
    { text: 'If it was not you, you need do nothing.' },
  ])
}

/** `lifeMs` is how long the link works. */
export function resetMessage(
  user: UserRow,
  link: string,
  lifeMs: number,
  language: Language = defaultLanguage,
): Message {
  const words = wordsOf(language).mails.mailWords
  const waits = user.email_verified_at === null && user.role === 'user'
  return composeMessageTo(
    user.first_name,
    words.resetSubject,
    [
      {
        text: fill(words.resetIntro, { email: user.email, works: durationIn(language, lifeMs) }),
      },
      { link, label: words.newPasswordLink },
      ...(waits ? [{ text: fill(words.resetOpens, { signUp: signUpWords(user, language) }) }] : []),
      { text: words.resetNotYou },
    ],
    language,
  )
}

/** `12 minutes`, rounded up. */
function durationIn(language: Language, ms: number): string {
  const { seconds, minutes, hours } = wordsOf(language).mails.mailDurations
  const rules = pluralRules(language)
  const count = Math.max(1, Math.ceil(ms / 1000))
  if (count <= 90) return countText(seconds, count, rules)
  const inMinutes = Math.ceil(count / 60)
  return inMinutes <= 90
    ? countText(minutes, inMinutes, rules)
    : countText(hours, Math.ceil(inMinutes / 60), rules)
}

export function passwordChangedMessage(
  { origin }: MailContext,
  firstName: string,
  { apiKeys, language = defaultLanguage }: { apiKeys: number; language?: Language },
): Message {
  const words = wordsOf(language).mails.mailWords
  return composeMessageTo(
    firstName,
    words.changedSubject,
    [
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
    ],
    language,
  )
}

/** Contains no name: until it is sent, this mail is the only data left of its reader. */
export function farewellMessage(keptFlags: number): Message {
  return composeMessage('Your Toju account is erased', [
    { text: 'Hello,' },
    {
      text: 'As you asked, we have erased your Toju account: your profile, your assets and their photos, your reports, your mails and your newsletter.',
    },
    ...(keptFlags > 0
      ? [
          {
            text: `What our team had confirmed as stolen (${keptFlags}) stays in the registry, so that nobody can sell it: the number, the state and the day, and nothing about you.`,
          },
        ]
      : []),
    {
      text: `This is our last mail to you. If it was not you who asked, write to us at once: ${site.email}`,
    },
  ])
}
