import type { Message } from '../../domain/notifications/mail-message.ts'
import { composeMessage, type MailContext } from './message.ts'

/** Sent to the owner of a labelled asset; it quotes the finder's message. */
export function foundByLabelMessage(
  { origin }: MailContext,
  { id, name, first_name }: { id: string; name: string; first_name: string },
  { place, message, contact }: { place: string; message: string; contact?: string | undefined },
): Message {
  return composeMessage(`Somebody found your ${name}`, [
    { text: `Hello ${first_name},` },
    { text: `Somebody scanned the Toju label on “${name}” and wrote to you.` },
    { text: `Where it is: ${place}` },
    { text: 'What they wrote:' },
    { quote: message },
    {
      text: contact
        ? `How to reach them: ${contact}`
        : 'They left no phone number or e-mail address, so you cannot answer.',
    },
    {
      text: 'We send on no message that has a web address in it. If your mail program shows a link in these words, do not open it. We have not checked what they wrote, and we told them nothing about you. Meet in a public place by day, and pay nothing in advance: a person who asks for money first may not have it.',
    },
    { link: `${origin}/dashboard/assets/${id}`, label: 'See the asset' },
    {
      text: 'Messages you do not want? Renew the label there: the old one then leads nowhere.',
    },
  ])
}
