import type { Message } from '../../domain/notifications/mail-message.ts'
import { site } from '../../site.ts'
import { composeMessageTo, type MailContext } from './message.ts'

const accountPath = '/dashboard/account'

export function twoFactorOnMessage(ctx: MailContext, firstName: string): Message {
  return composeMessageTo(firstName, 'Your second factor is on', [
    { text: 'From now on Toju asks for a code of your app when you log in with your password.' },
    ...notYou(ctx),
  ])
}

export function twoFactorOffMessage(ctx: MailContext, firstName: string): Message {
  return composeMessageTo(firstName, 'Your second factor is off', [
    { text: 'Toju no longer asks for a code of an app when you log in.' },
    ...notYou(ctx),
  ])
}

/**
 * `device` is derived by the server, like “Chrome on Android”, never the name that a user typed.
 */
export function passkeyAddedMessage(ctx: MailContext, firstName: string, device: string): Message {
  return composeMessageTo(firstName, 'A passkey was added to your Toju account', [
    { text: `A passkey was added from this device: ${device}. It logs in without your password.` },
    {
      text: 'A new password does not end it. To remove it, open “Sign-in security” in your account:',
    },
    { link: ctx.origin + accountPath, label: 'Your account' },
    ...notYou(ctx),
  ])
}

export function passkeyRemovedMessage(ctx: MailContext, firstName: string): Message {
  return composeMessageTo(firstName, 'A passkey was removed from your Toju account', [
    { text: 'It no longer logs in to Toju. You can delete it from the device that holds it too.' },
    ...notYou(ctx),
  ])
}

/** Sent before staff's removal of a user's second factors takes effect. */
export function factorRemovalMessage(
  { origin }: MailContext,
  firstName: string,
  hours: number,
): Message {
  return composeMessageTo(firstName, 'Your second factor will be removed', [
    {
      text: `Somebody told our team that your phone and your recovery codes are lost. In ${hours} hours your password alone will let you in. You were signed out everywhere.`,
    },
    {
      text: 'If it was you, wait until then and log in with your password.',
    },
    {
      text: 'If it was not you, log in now with your app, a recovery code or a passkey. That stops the removal. Then set a new password.',
    },
    { link: `${origin}/login`, label: 'Log in' },
  ])
}

export function notYou({ origin }: MailContext) {
  return [
    { text: `If it was not you, set a new password at once and write to ${site.email}:` },
    { link: `${origin}/forgot-password`, label: 'Set a new password' },
  ]
}
