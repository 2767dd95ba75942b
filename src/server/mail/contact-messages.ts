import type { Message } from '../../domain/notifications/mail-message.ts'
import { composeMessage, composeMessageTo } from './message.ts'

/** Sent to the author of a message that broke the rules. It must not reveal who reported it. */
export function messageUpheldMessage(decision: string): Message {
  return composeMessage('A message of yours broke our rules', [
    {
      text: 'Somebody reported a message that you wrote on Toju. Our team has read it and agrees. That conversation is over.',
    },
    { text: `What our team wrote: ${decision}` },
    {
      text: 'Asking for money to give back what is not yours is an offence. If it happens again, we close the account and tell the police.',
    },
  ])
}

/** Sent to a finder who reports an item without an account. */
export function findCodeMessage(firstName: string, code: string): Message {
  return composeMessageTo(firstName, `${code} is your Toju code`, [
    { text: 'Thank you for reporting what you found. Type this code on Toju to finish:' },
    { code },
    {
      text: 'It works for 10 minutes. We never ask for it by phone or chat. If somebody does, it is not us.',
    },
    { text: 'If you did not report anything, you need do nothing.' },
  ])
}
