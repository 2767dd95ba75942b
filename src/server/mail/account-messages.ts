import { timeOf } from '../../domain/calendar-days.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { longDate } from '../../locales/en/dates.ts'
import { site } from '../../site.ts'
import type { UserRow } from '../db/tables.ts'
import { composeMessage, composeMessageTo, type MailContext } from './message.ts'

type Registration = Pick<UserRow, 'first_name' | 'last_name' | 'created_at'>

export function verificationMessage(registration: Registration, code: string): Message {
  return composeMessage(`${code} is your Toju code`, [
    { text: `Hello ${registration.first_name},` },
    { text: 'Type this code on Toju to show that this e-mail address is yours:' },
    { code },
    { text: `It is for ${signUpWords(registration)} and opens no other. It works for 10 minutes.` },
    {
      text: 'If that was not you, do not type the code anywhere: without it, nobody can use your address. We never ask for a code by phone or chat.',
    },
  ])
}

/** Names one sign-up: several may exist with the same address. */
function signUpWords({ first_name, last_name, created_at }: Registration): string {
  const name = `${first_name} ${last_name}`.trim()
  return `the sign-up of ${timeOf(created_at)} on ${longDate(created_at)} as “${name}”`
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

/** `works` is the lifetime of the link, in words. */
export function resetMessage(user: UserRow, link: string, works: string): Message {
  const waits = user.email_verified_at === null && user.role === 'user'
  return composeMessage('Set a new password for Toju', [
    { text: `Hello ${user.first_name},` },
    {
      text: `Use this link to set a new password for ${user.email}. It works once, for ${works}.`,
    },
    { link, label: 'Set a new password' },
    ...(waits
      ? [
          {
            text: `It opens the account of ${signUpWords(user)}, and ends every other sign-up with this address.`,
          },
        ]
      : []),
    { text: 'If you did not ask for it, you need do nothing: your password stays as it is.' },
  ])
}

export function passwordChangedMessage({ origin }: MailContext, firstName: string): Message {
  return composeMessageTo(firstName, 'Your Toju password was changed', [
    {
      text: 'The password of your Toju account was just changed, and every device was signed out.',
    },
    {
      text: 'A second factor and passkeys stay as they are. If a passkey is not yours, remove it under “Sign-in security” in your account.',
    },
    { text: 'If it was not you, set a new password now:' },
    { link: `${origin}/forgot-password`, label: 'Set a new password' },
  ])
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
