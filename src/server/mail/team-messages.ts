import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Role } from '../../domain/users/roles.ts'
import { composeMessageTo, type MailContext } from './message.ts'

/** The names of roles in mails. */
const called: Record<Role, string> = {
  user: 'an ordinary account',
  admin: 'an admin',
  'super-admin': 'a super admin',
}

export function invitationMessage(firstName: string, role: Role, link: string): Message {
  return composeMessageTo(firstName, 'Your Toju account is ready', [
    { say: `The Toju team has opened an account for you: you are ${called[role]}.` },
    { say: 'Choose a password of 12 characters or more. The link works once, for 24 hours.' },
    { link, label: 'Set a password' },
    { say: 'If you did not expect this, you need do nothing.' },
  ])
}

export function teamResetMessage(firstName: string, link: string, works: string): Message {
  return composeMessageTo(firstName, 'Set a new password for Toju', [
    {
      say: `The Toju team sends you this link to set a new password. It works once, for ${works}.`,
    },
    { link, label: 'Set a new password' },
    { say: 'Until you use it, your password stays as it is.' },
  ])
}

export function suspendedMessage(firstName: string, reason: string): Message {
  return composeMessageTo(firstName, 'Your Toju account is suspended', [
    { say: 'The Toju team has suspended your account, and you were signed out everywhere.' },
    { say: `The reason: ${reason}` },
    { say: 'If you think that this is wrong, answer to this mail.' },
  ])
}

export function restoredMessage({ origin }: MailContext, firstName: string): Message {
  return composeMessageTo(firstName, 'Your Toju account is open again', [
    { say: 'The Toju team has lifted the suspension of your account.' },
    { link: `${origin}/login`, label: 'Log in' },
  ])
}

export function roleChangedMessage(
  { origin }: MailContext,
  firstName: string,
  role: Role,
): Message {
  return composeMessageTo(firstName, 'Your Toju account has another role', [
    { say: `On Toju you are now ${called[role]}. You were signed out everywhere.` },
    ...(role === 'user'
      ? []
      : [
          {
            say: 'Your password has to have 12 characters or more. If it is shorter, set a new one:',
          },
        ]),
    ...(role === 'user'
      ? []
      : [{ link: `${origin}/forgot-password`, label: 'Set a new password' }]),
  ])
}
