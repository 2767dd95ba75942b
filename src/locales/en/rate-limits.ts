import { dayOf, timeOf } from '../../domain/calendar-days.ts'
import type { Withheld } from '../../domain/notifications/mail-limits.ts'
import { batchMessages } from './batch-lookup.ts'
import { durationMessage } from './durations.ts'

function waitMessage(seconds: number): string {
  return `Wait ${durationMessage(seconds * 1000)} and try again.`
}

/** States a limit that was reached, and when the next attempt is allowed. */
const limited =
  (message: string) =>
  ({ seconds }: { seconds: number }) =>
    `${message} ${waitMessage(seconds)}`

/** Why a further request is refused for now. */
export const rateLimitMessages = {
  'numbers-like-this': limited(
    'Very many similar numbers were checked from here. To protect owners, we now answer one at a time.',
  ),
  'calls-today': limited('Your API keys have used all of today’s calls.'),
  requests: limited('Too many requests at once.'),
  checks: limited('Too many checks at once.'),
  'tables-like-these': limited(
    'You have registered or checked very many similar numbers today. We now take one table of up to 50 numbers a minute.',
  ),
  'new-accounts': limited('Too many new accounts from this connection.'),
  'log-ins': limited('Too many log-ins from this connection.'),
  'log-in-tries': limited('Too many tries to log in.'),
  'guessed-account': ({ seconds }: { seconds: number }) =>
    `Somebody tried many wrong passwords for this account. Reset your password to log in now, or wait ${durationMessage(seconds * 1000)}.`,
  'phone-numbers': limited('You can send codes to only one phone number a day.'),
  'phone-codes': limited('We cannot send more codes to phones for now.'),
  'phone-notices': limited('We cannot send more texts to phones today.'),
  'device-tries': limited('Too many tries on this device.'),
  'wrong-tries': limited('Too many wrong tries from this connection.'),
  codes: limited('Too many codes were tried.'),
  'mails-from-connection': limited('Too many requests from this connection.'),
  'new-proofs': limited('Too many proofs made from this connection. You can still check numbers.'),
  proofs: limited('Too many proofs were opened from this connection.'),
  pictures: limited('Too many pictures at once.'),
  'pictures-today': limited('You have sent many pictures today.'),
  'strangers-pictures': limited(
    'Too many pictures were sent without an account today. Log in to send yours, or go on without a picture.',
  ),
  'new-entries': limited('You have added too much in a short time.'),
  rows: limited('You have sent very many rows.'),
  watches: limited('Too many watches at once.'),
  webhooks: limited('Too many webhooks at once.'),
  batches: limited('Too many lists at once.'),
  'messages-from-connection': limited('Too many messages from this connection.'),
  reports: limited('You have made many reports today.'),
  registrations: ({ seconds }: { seconds: number }) =>
    `You can register 20 items a day and 60 a month. A verified business has no such limit. Verify yours, or wait ${durationMessage(seconds * 1000)}.`,
  'number-changes': limited('You have changed many numbers today.'),
  exports: limited('Too many exports at once.'),
  changes: limited('Too many changes at once.'),
  'report-changes': limited('This report was changed very often.'),
  'reports-changes': limited('You have changed your reports very often today.'),
  messages: limited('Too many messages at once.'),
  tries: limited('Too many tries.'),
  offers: limited('You have started many transfers today.'),
  checkouts: limited('You have opened many payments today.'),
  receipts: limited('Too many receipts at once.'),
  packs: limited('You have just made several evidence packs.'),
  copies: limited('You have just made several copies of your data.'),
  'day-used-up': batchMessages['day-used-up'],
  'mailed-just-now': 'We have just emailed this person. Wait a minute and try again.',
}

/** The response for a mail that was withheld, the same for every email. */
export function withheldMessage(
  what: 'link' | 'code',
  { lastAt, nextAt }: Withheld,
  now: number,
): string {
  const day = dayOf(lastAt) === dayOf(now) ? '' : 'yesterday '
  return `We sent a ${what} ${day}at ${timeOf(lastAt)}. Look for it, or ask again in ${durationMessage(nextAt - now)}.`
}
