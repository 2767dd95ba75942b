import type { Message } from '../../domain/notifications/mail-message.ts'
import { composeMessage, type MailContext } from './message.ts'

/** Both links carry the token and lead to pages with a button, because mail scanners open links. */
export function confirmWatchMessage({ origin }: MailContext, token: string): Message {
  return composeMessage('Confirm that Toju shall watch a number for you', [
    { text: 'Hello,' },
    {
      text: 'Somebody, perhaps you, checked a number on Toju and asked to hear at this e-mail address if it is reported in the next 30 days. We send nothing until you confirm it. The link works for 3 days.',
    },
    { link: `${origin}/watch/confirm?token=${token}`, label: 'Watch it for me' },
    { text: 'If you did not ask for it, you need do nothing: we then forget this address.' },
    { text: 'To end the watch, now or later:' },
    { link: `${origin}/watch/end?token=${token}`, label: 'End it' },
  ])
}

/** Names neither the identifier nor its reporter: others may read the mail. */
export function watchedNumberMessage({ origin }: MailContext): Message {
  return composeMessage('A number that you checked was just reported', [
    { text: 'Hello,' },
    {
      text: 'A number that you checked on Toju and asked us to watch has been reported since. Check it again to see what was reported, and what to do.',
    },
    { link: `${origin}/search`, label: 'Check it again' },
    {
      text: 'Did you pay for it already? Keep it safe, do not sell it on, and tell the nearest police station.',
    },
    { text: 'The watch is over, and we have forgotten this address for it.' },
  ])
}
