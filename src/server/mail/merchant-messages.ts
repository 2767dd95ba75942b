import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader, reasonPart } from './message.ts'

/** The facts about a business that mails mention. */
interface Business {
  name: string
  slug: string
  reason: string | null
  certificate_number: string | null
}

export function receivedMessage(
  { origin }: MailContext,
  reader: Reader,
  { name }: Business,
): Message {
  const words = wordsOf(reader.language).mails.merchantMails.received
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { name }) },
    { text: words.products },
    { link: `${origin}/business-products`, label: words.link },
  ])
}

export function approvedMessage(ctx: MailContext, reader: Reader, business: Business): Message {
  const words = wordsOf(reader.language).mails.merchantMails.approved
  return composeMessageTo(reader, words.subject, [
    { tag: 'confirmed' },
    { text: fill(words.text, { name: business.name }) },
    pageLink(ctx, reader, business),
    certificateLink(ctx, reader, business),
  ])
}

export function refusedMessage(
  ctx: MailContext,
  reader: Reader,
  { name, reason }: Business,
): Message {
  const words = wordsOf(reader.language).mails.merchantMails.refused
  return composeMessageTo(reader, words.subject, [
    { tag: 'notAccepted' },
    { text: fill(words.text, { name }) },
    ...reasonPart(reader.language, reason),
    { text: words.again },
    applyLink(ctx, reader),
  ])
}

export function suspendedMessage(reader: Reader, { name, reason }: Business): Message {
  const words = wordsOf(reader.language).mails.merchantMails.suspended
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { name }) },
    ...reasonPart(reader.language, reason),
    { text: words.answer },
  ])
}

export function reinstatedMessage(ctx: MailContext, reader: Reader, business: Business): Message {
  const words = wordsOf(reader.language).mails.merchantMails.reinstated
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { name: business.name }) },
    pageLink(ctx, reader, business),
  ])
}

export function changeWaitsMessage(reader: Reader, { name }: Business): Message {
  const { changeWaits: words, notYou } = wordsOf(reader.language).mails.merchantMails
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { name }) },
    { text: words.later },
    { text: notYou },
  ])
}

export function listingChangedMessage(
  ctx: MailContext,
  reader: Reader,
  business: Business,
): Message {
  const { changed: words, notYou } = wordsOf(reader.language).mails.merchantMails
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { name: business.name }) },
    pageLink(ctx, reader, business),
    certificateLink(ctx, reader, business),
    { text: notYou },
  ])
}

export function changeRefusedMessage(
  { origin }: MailContext,
  reader: Reader,
  { name }: Business,
  reason: string,
): Message {
  const words = wordsOf(reader.language).mails.merchantMails.changeRefused
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { name }) },
    ...reasonPart(reader.language, reason),
    { link: `${origin}/dashboard/merchants/edit`, label: words.link },
  ])
}

export function endedMessage(ctx: MailContext, reader: Reader, { name }: Business): Message {
  const words = wordsOf(reader.language).mails.merchantMails.expired
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { name }) },
    { text: words.again },
    applyLink(ctx, reader),
  ])
}

function pageLink({ origin }: MailContext, { language }: Reader, { slug }: Business) {
  const { yourPage } = wordsOf(language).mails.merchantMails
  return { link: `${origin}/merchant/${slug}`, label: yourPage }
}

function certificateLink(
  { origin }: MailContext,
  { language }: Reader,
  { certificate_number }: Business,
) {
  const { certificate } = wordsOf(language).mails.merchantMails
  return { link: `${origin}/certificate/${certificate_number}`, label: certificate }
}

function applyLink({ origin }: MailContext, { language }: Reader) {
  const { applyAgain } = wordsOf(language).mails.merchantMails
  return { link: `${origin}/verify-business`, label: applyAgain }
}
