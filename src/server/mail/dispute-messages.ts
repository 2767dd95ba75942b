import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import {
  composeMessageTo,
  type MailContext,
  type Part,
  type Reader,
  reasonPart,
} from './message.ts'

/** The claimant's asset with the disputed identifier, if it still exists. */
type Item = { id: string; name: string } | null

// These mails must not reveal the other claimants or how many there are.

/** `request` is the evidence that staff ask for, in their words. */
export function evidenceAskedMessage(
  ctx: MailContext,
  reader: Reader,
  item: Item,
  request: string,
) {
  const { evidence, registeredTwice } = wordsOf(reader.language).mails.claimMails
  return claimMessage(ctx, reader, item, {
    subject: evidence.subject,
    about: registeredTwice,
    text: evidence.asks,
    parts: [{ text: request }, { text: evidence.how }],
  })
}

export function claimUpheldMessage(ctx: MailContext, reader: Reader, item: Item, reason: string) {
  const { upheld, wasRegisteredTwice } = wordsOf(reader.language).mails.claimMails
  const parts: Part[] = [
    { tag: 'confirmed' },
    ...reasonPart(reader.language, reason),
    { text: upheld.nothingToDo },
  ]
  return claimMessage(ctx, reader, item, { ...upheld, about: wasRegisteredTwice, parts })
}

export function claimRefusedMessage(ctx: MailContext, reader: Reader, item: Item, reason: string) {
  const { refused, wasRegisteredTwice } = wordsOf(reader.language).mails.claimMails
  const parts: Part[] = [
    { tag: 'notAccepted' },
    ...reasonPart(reader.language, reason),
    { text: refused.isWrong },
  ]
  return claimMessage(ctx, reader, item, { ...refused, about: wasRegisteredTwice, parts })
}

interface ClaimMail {
  subject: string
  /** The sentence that names the asset, before `text`. */
  about: string
  text: string
  parts: Part[]
}

function claimMessage(
  ctx: MailContext,
  reader: Reader,
  item: Item,
  { subject, about, text, parts }: ClaimMail,
): Message {
  const withName = nameInserter(reader, item)
  return composeMessageTo(reader, withName(subject), [
    { text: `${withName(about)} ${text}` },
    ...parts,
    linkTo(ctx, reader, item),
  ])
}

function linkTo({ origin }: MailContext, { language }: Reader, item: Item) {
  const path = item ? `/dashboard/assets/${item.id}` : '/dashboard/assets'
  return { link: origin + path, label: wordsOf(language).mails.claimMails.link }
}

/**
 * Makes the function that puts the name of the asset into a text and capitalises its first letter.
 */
function nameInserter({ language }: Reader, item: Item): (text: string) => string {
  const name = item ? `“${item.name}”` : wordsOf(language).mails.claimMails.yourAsset
  return (text) => {
    const sentence = fill(text, { item: name })
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  }
}
