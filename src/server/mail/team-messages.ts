import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Role } from '../../domain/users/users.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { site } from '../../site.ts'
import { composeMessageTo, durationIn, type MailContext, type Reader } from './message.ts'

/** A link that sets a password, and how long it works. */
interface PasswordLink {
  link: string
  lifeMs: number
}

export function invitationMessage(reader: Reader, role: Role, passwordLink: PasswordLink): Message {
  const words = wordsOf(reader.language).mails.accountMails
  const { subject, text } = words.invitation
  return composeMessageTo(reader, subject, [
    { text: fill(text, { role: words.roles[role] }) },
    { text: `${words.longPassword} ${linkWorks(reader, passwordLink)}` },
    { link: passwordLink.link, label: words.setPassword },
    { text: words.notExpected },
  ])
}

/** Sent to the corrected e-mail. */
export function emailCorrectedMessage(reader: Reader, passwordLink: PasswordLink): Message {
  const words = wordsOf(reader.language).mails.accountMails
  const { subject, text, ended } = words.emailCorrected
  return composeMessageTo(reader, subject, [
    { text },
    { text: `${ended} ${words.longPassword} ${linkWorks(reader, passwordLink)}` },
    { link: passwordLink.link, label: words.setPassword },
    { text: words.notExpected },
  ])
}

/** Sent to the former e-mail, which may be somebody else's. It does not name the new one. */
export function emailLeftMessage(reader: Reader): Message {
  const words = wordsOf(reader.language).mails.accountMails
  const { subject, text, ended } = words.emailLeft
  return composeMessageTo(reader, subject, [
    { text },
    { text: ended },
    { text: fill(words.isWrong, { email: site.email }) },
  ])
}

export function teamResetMessage(reader: Reader, passwordLink: PasswordLink): Message {
  const { mailWords, accountMails } = wordsOf(reader.language).mails
  const { text, untilThen } = accountMails.teamReset
  return composeMessageTo(reader, mailWords.resetSubject, [
    { text: `${text} ${linkWorks(reader, passwordLink)}` },
    { link: passwordLink.link, label: mailWords.newPasswordLink },
    { text: untilThen },
  ])
}

export function suspendedMessage(reader: Reader, reason: string): Message {
  const words = wordsOf(reader.language).mails.accountMails.suspended
  return composeMessageTo(reader, words.subject, [
    { text: words.text },
    { text: fill(words.reason, { reason }) },
    { text: words.answer },
  ])
}

export function restoredMessage({ origin }: MailContext, reader: Reader): Message {
  const { mailWords, accountMails } = wordsOf(reader.language).mails
  const { subject, text } = accountMails.restored
  return composeMessageTo(reader, subject, [
    { text },
    { link: `${origin}/login`, label: mailWords.loginLink },
  ])
}

export function roleChangedMessage({ origin }: MailContext, reader: Reader, role: Role): Message {
  const { mailWords, accountMails } = wordsOf(reader.language).mails
  const { subject, text, longPassword } = accountMails.roleChanged
  return composeMessageTo(reader, subject, [
    { text: fill(text, { role: accountMails.roles[role] }) },
    ...(role === 'user'
      ? []
      : [
          { text: longPassword },
          { link: `${origin}/forgot-password`, label: mailWords.newPasswordLink },
        ]),
  ])
}

function linkWorks({ language }: Reader, { lifeMs }: PasswordLink): string {
  const { linkWorks: works } = wordsOf(language).mails.accountMails
  return fill(works, { time: durationIn(language, lifeMs) })
}
