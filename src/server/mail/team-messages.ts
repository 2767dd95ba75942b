import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Role } from '../../domain/users/roles.ts'
import { site } from '../../site.ts'
import { composeMessageTo, type MailContext } from './message.ts'

/** The names of roles in mails. */
const called: Record<Role, string> = {
  user: 'an ordinary account',
  admin: 'an admin',
  'super-admin': 'a super admin',
}

export function invitationMessage(firstName: string, role: Role, link: string): Message {
  return composeMessageTo(firstName, 'Your Toju account is ready', [
    { text: `The Toju team has opened an account for you: you are ${called[role]}.` },
    { text: 'Choose a password of 12 characters or more. The link works once, for 24 hours.' },
    { link, label: 'Set a password' },
    { text: 'If you did not expect this, you need do nothing.' },
  ])
}

/** To the address that is right. */
export function emailCorrectedMessage(firstName: string, link: string): Message {
  return composeMessageTo(firstName, 'Your Toju account now has this e-mail', [
    { text: 'The Toju team has corrected the e-mail of your account. Log in with this one.' },
    {
      text: 'You were signed out everywhere, and your old password and second factor no longer work. Choose a password of 12 characters or more. The link works once, for 24 hours.',
    },
    { link, label: 'Set a password' },
    { text: 'If you did not expect this, you need do nothing.' },
  ])
}

/** To the address that was wrong or is no longer used. It does not name the new one. */
export function emailLeftMessage(firstName: string): Message {
  return composeMessageTo(firstName, 'A Toju account no longer has this e-mail', [
    { text: 'A staff account used this e-mail. The Toju team has changed it to another one.' },
    { text: 'Nobody can log in with this one any more.' },
    { text: `If you think that this is wrong, write to ${site.email}.` },
  ])
}

export function teamResetMessage(firstName: string, link: string, works: string): Message {
  return composeMessageTo(firstName, 'Set a new password for Toju', [
    {
      text: `The Toju team sends you this link to set a new password. It works once, for ${works}.`,
    },
    { link, label: 'Set a new password' },
    { text: 'Until you use it, your password stays as it is.' },
  ])
}

export function suspendedMessage(firstName: string, reason: string): Message {
  return composeMessageTo(firstName, 'Your Toju account is suspended', [
    { text: 'The Toju team has suspended your account, and you were signed out everywhere.' },
    { text: `The reason: ${reason}` },
    { text: 'If you think that this is wrong, answer to this mail.' },
  ])
}

export function restoredMessage({ origin }: MailContext, firstName: string): Message {
  return composeMessageTo(firstName, 'Your Toju account is open again', [
    { text: 'The Toju team has lifted the suspension of your account.' },
    { link: `${origin}/login`, label: 'Log in' },
  ])
}

export function roleChangedMessage(
  { origin }: MailContext,
  firstName: string,
  role: Role,
): Message {
  return composeMessageTo(firstName, 'Your Toju account has another role', [
    { text: `On Toju you are now ${called[role]}. You were signed out everywhere.` },
    ...(role === 'user'
      ? []
      : [
          {
            text: 'Your password has to have 12 characters or more. If it is shorter, set a new one:',
          },
        ]),
    ...(role === 'user'
      ? []
      : [{ link: `${origin}/forgot-password`, label: 'Set a new password' }]),
  ])
}
