import type { Message } from '../../domain/notifications/mail-message.ts'
import { composeMessageTo, type MailContext } from './message.ts'

/** The facts about a business that mails mention. */
interface Business {
  name: string
  slug: string
  reason: string | null
  certificate_number: string | null
}

export function receivedMessage(
  { origin }: MailContext,
  firstName: string,
  { name }: Business,
): Message {
  return composeMessageTo(firstName, 'We have your business’s application', [
    {
      text: `Your application to have “${name}” verified is with our team. We look at the CAC number and what you sent, and write to you once we have decided.`,
    },
    { text: 'Have you named your products yet? Buyers find a shop by them.' },
    { link: `${origin}/business-products`, label: 'Name your products' },
  ])
}

export function approvedMessage(
  { origin }: MailContext,
  firstName: string,
  { name, slug, certificate_number }: Business,
): Message {
  return composeMessageTo(firstName, 'Your business is verified', [
    {
      text: `“${name}” is verified. It is listed in our merchant directory for a year from today, and you have a certificate that anyone can check.`,
    },
    { link: `${origin}/merchant/${slug}`, label: 'See your page' },
    { link: `${origin}/certificate/${certificate_number}`, label: 'See and print the certificate' },
  ])
}

export function refusedMessage(
  { origin }: MailContext,
  firstName: string,
  { name, reason }: Business,
): Message {
  return composeMessageTo(firstName, 'We could not verify your business', [
    { text: `Our team looked at your application for “${name}” and could not verify it.` },
    { text: `What they wrote: ${reason}` },
    { text: 'You can put that right and apply again.' },
    { link: `${origin}/verify-business`, label: 'Apply again' },
  ])
}

export function suspendedMessage(firstName: string, { name, reason }: Business): Message {
  return composeMessageTo(firstName, 'Your business’s verification is suspended', [
    {
      text: `“${name}” is no longer in our merchant directory, and its certificate is shown as revoked.`,
    },
    { text: `What our team wrote: ${reason}` },
    { text: 'Answer this mail if you see it otherwise.' },
  ])
}

export function reinstatedMessage(
  { origin }: MailContext,
  firstName: string,
  { name, slug }: Business,
): Message {
  return composeMessageTo(firstName, 'Your business is verified again', [
    {
      text: `“${name}” is in our merchant directory again, and its certificate is valid again.`,
    },
    { link: `${origin}/merchant/${slug}`, label: 'See your page' },
  ])
}

export function changeWaitsMessage(firstName: string, { name }: Business): Message {
  return composeMessageTo(firstName, 'Your change waits for review', [
    {
      text: `You changed the listing of “${name}”. Our team looks at it before it is shown; until then the directory and the certificate stay as they are.`,
    },
    { text: 'We write to you once they have decided.' },
    { text: 'Was it not you? Change your password now, and answer this mail.' },
  ])
}

export function listingChangedMessage(
  { origin }: MailContext,
  firstName: string,
  { name, slug, certificate_number }: Business,
): Message {
  return composeMessageTo(firstName, 'Your listing was changed', [
    {
      text: `Our team approved your change. The merchant directory shows “${name}” as you wrote it.`,
    },
    { link: `${origin}/merchant/${slug}`, label: 'See your page' },
    { link: `${origin}/certificate/${certificate_number}`, label: 'See and print the certificate' },
    { text: 'Was it not you? Change your password now, and answer this mail.' },
  ])
}

export function changeRefusedMessage(
  { origin }: MailContext,
  firstName: string,
  { name }: Business,
  reason: string,
): Message {
  return composeMessageTo(firstName, 'Your change was not approved', [
    { text: `Our team looked at your change of “${name}”. The listing stays as it was.` },
    { text: `What they wrote: ${reason}` },
    { link: `${origin}/dashboard/merchants/edit`, label: 'Change your listing' },
  ])
}

export function endedMessage(
  { origin }: MailContext,
  firstName: string,
  { name }: Business,
): Message {
  return composeMessageTo(firstName, 'Your business’s verification has expired', [
    {
      text: `A year has passed since “${name}” was verified. It has left our merchant directory, and its certificate is shown as expired.`,
    },
    { text: 'Apply again to come back.' },
    { link: `${origin}/verify-business`, label: 'Apply again' },
  ])
}
