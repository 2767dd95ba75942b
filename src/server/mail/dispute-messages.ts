import type { Message } from '../../domain/notifications/mail-message.ts'
import { composeMessageTo, type MailContext } from './message.ts'

/** The claimant's asset with the disputed identifier, if it still exists. */
type Item = { id: string; name: string } | null

// These mails must not reveal the other claimants or how many there are.

export function evidenceAskedMessage(
  ctx: MailContext,
  firstName: string,
  item: Item,
  what: string,
): Message {
  return composeMessageTo(firstName, `Please show us that ${nameOf(item)} is yours`, [
    {
      text: `The number of ${nameOf(item)} is registered more than once. Our team is finding out whose it is, and asks you:`,
    },
    { text: what },
    { text: 'Add the receipt and clear photos to your asset. Our team looks at them there.' },
    linkTo(ctx, item),
  ])
}

export function claimUpheldMessage(
  ctx: MailContext,
  firstName: string,
  item: Item,
  reason: string,
): Message {
  return composeMessageTo(firstName, `${capital(nameOf(item))} stays registered to you`, [
    {
      text: `The number of ${nameOf(item)} was registered more than once. Our team has looked at what was shown and decided that it is yours.`,
    },
    { text: `What they wrote: ${reason}` },
    { text: 'You need to do nothing.' },
    linkTo(ctx, item),
  ])
}

export function claimRefusedMessage(
  ctx: MailContext,
  firstName: string,
  item: Item,
  reason: string,
): Message {
  return composeMessageTo(firstName, `We could not confirm that ${nameOf(item)} is yours`, [
    {
      text: `The number of ${nameOf(item)} was registered more than once. Our team has looked at what was shown and could not confirm that it is yours. If you had an open report on it, that is closed.`,
    },
    { text: `What they wrote: ${reason}` },
    {
      text: 'Is this wrong? Add the receipt to your asset and answer this mail: our team can look again.',
    },
    linkTo(ctx, item),
  ])
}

function linkTo({ origin }: MailContext, item: Item) {
  const path = item ? `/dashboard/assets/${item.id}` : '/dashboard/assets'
  return { link: origin + path, label: 'See your asset' }
}

function nameOf(item: Item): string {
  return item ? `“${item.name}”` : 'your asset'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
