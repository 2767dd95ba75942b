import type { Message } from '../../domain/notifications/mail-message.ts'
import { composeMessage, type MailContext } from './message.ts'

/** Both links carry the token and lead to pages with a button, because mail scanners open links. */
export function confirmSubscriptionMessage({ origin }: MailContext, token: string): Message {
  return composeMessage('Confirm that you want news from Toju', [
    { text: 'Hello,' },
    {
      text: 'Somebody, perhaps you, asked for item security tips and news from Toju at this e-mail address. We send nothing until you confirm it. The link works for 3 days.',
    },
    { link: `${origin}/newsletter/confirm?token=${token}`, label: 'Confirm' },
    { text: 'If you did not ask for it, you need do nothing: we then forget this address.' },
    { text: 'To stop the news, now or later:' },
    { link: `${origin}/newsletter/unsubscribe?token=${token}`, label: 'Unsubscribe' },
  ])
}
