import type { Message } from '../../domain/notifications/mail-message.ts'
import { composeMessageTo, type MailContext } from './message.ts'
import { notYou } from './security-messages.ts'

const developersPath = '/dashboard/developers'

/**
 * `device` is derived by the server, like “Chrome on Android”. The name that a user typed for the
 * key is not in it.
 */
export function apiKeyMadeMessage(
  ctx: MailContext,
  firstName: string,
  { ending, device }: { ending: string; device: string },
): Message {
  return composeMessageTo(firstName, 'An API key was created for your Toju account', [
    {
      text: `An API key that ends in ${ending} was created on this device: ${device}. Programs that have it can act for your account.`,
    },
    {
      text: 'It keeps working when you change your password. To revoke it, open “Developers” in your account:',
    },
    { link: ctx.origin + developersPath, label: 'Your API keys' },
    ...notYou(ctx),
  ])
}

export function apiKeyRevokedMessage(ctx: MailContext, firstName: string, ending: string): Message {
  return composeMessageTo(firstName, 'An API key of your Toju account was revoked', [
    { text: `The API key that ends in ${ending} no longer works.` },
    ...notYou(ctx),
  ])
}
