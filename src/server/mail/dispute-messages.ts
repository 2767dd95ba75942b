import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader, reasonPart } from './message.ts'

/** The claimant's asset with the disputed identifier, if it still exists. */
type Item = { id: string; name: string } | null

// These mails must not reveal the other claimants or how many there are.

export function evidenceAskedMessage(
  ctx: MailContext,
  reader: Reader,
  item: Item,
  what: string,
): Message {
  const words = wordsOf(reader.language).mails.claimMails
  const about = named(reader, item)
  return composeMessageTo(reader, about(words.evidence.subject), [
    { text: `${about(words.registeredTwice)} ${words.evidence.asks}` },
    { text: what },
    { text: words.evidence.how },
    linkTo(ctx, reader, item),
  ])
}

export function claimUpheldMessage(
  ctx: MailContext,
  reader: Reader,
  item: Item,
  reason: string,
): Message {
  const words = wordsOf(reader.language).mails.claimMails
  const about = named(reader, item)
  return composeMessageTo(reader, about(words.upheld.subject), [
    { text: `${about(words.wasRegisteredTwice)} ${words.upheld.text}` },
    ...reasonPart(reader.language, reason),
    { text: words.upheld.nothingToDo },
    linkTo(ctx, reader, item),
  ])
}

export function claimRefusedMessage(
  ctx: MailContext,
  reader: Reader,
  item: Item,
  reason: string,
): Message {
  const words = wordsOf(reader.language).mails.claimMails
  const about = named(reader, item)
  return composeMessageTo(reader, about(words.refused.subject), [
    { text: `${about(words.wasRegisteredTwice)} ${words.refused.text}` },
    ...reasonPart(reader.language, reason),
    { text: words.refused.isWrong },
    linkTo(ctx, reader, item),
  ])
}

function linkTo({ origin }: MailContext, { language }: Reader, item: Item) {
  const path = item ? `/dashboard/assets/${item.id}` : '/dashboard/assets'
  return { link: origin + path, label: wordsOf(language).mails.claimMails.link }
}

/** Names the asset in a sentence, which begins with a capital. */
function named({ language }: Reader, item: Item): (text: string) => string {
  const name = item ? `“${item.name}”` : wordsOf(language).mails.claimMails.yourAsset
  return (text) => {
    const sentence = fill(text, { item: name })
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  }
}
