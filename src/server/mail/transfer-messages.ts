import type { Message } from '../../domain/notifications/mail-message.ts'
import { mailedAsset } from '../../domain/transfers/transfers.ts'
import { longDate } from '../../locales/en/dates.ts'
import { composeMessage, type MailContext } from './message.ts'

interface Offered {
  type: 'Gadget' | 'Vehicle'
  brand: string | null
  model: string | null
  ends_at: number
}

const whereToSee = '/dashboard/transfers'

/** The mail is the same with and without an account, so it does not reveal whether one exists. */
export function transferOfferedMessage(
  { origin }: MailContext,
  offered: Offered,
  from: string | null,
): Message {
  const asset = mailedAsset(offered)
  return composeMessage(`You are offered: ${asset}`, [
    { text: 'Hello,' },
    {
      text: `${from ?? 'Somebody'} wants to hand this over to you on Toju: ${asset}. Once you accept, it is registered in your name.`,
    },
    {
      text: 'See there what a check of its number text now. Compare the number with the thing in your own hand before you pay for it or accept it.',
    },
    { link: origin + whereToSee, label: 'See the offer' },
    {
      text: `Sign in with this e-mail address, or sign up with it: no other person can accept. The offer ends by itself on ${longDate(offered.ends_at)}.`,
    },
    { text: 'You know nothing of this? Then do nothing, or decline it there.' },
  ])
}

export function transferWithdrawnMessage({ origin }: MailContext, offered: Offered): Message {
  const asset = mailedAsset(offered)
  return composeMessage(`The offer was withdrawn: ${asset}`, [
    { text: 'Hello,' },
    {
      text: `You were offered this on Toju: ${asset}. The offer was withdrawn and can be accepted no more.`,
    },
    {
      text: 'Do not pay for it before it is offered to you again, and check its number first.',
    },
    { link: origin, label: 'Check a number' },
  ])
}
