import { inputText } from '../../input-text.ts'
import { batchMessages } from '../batch-lookup.ts'
import { inputMessages } from '../input-messages.ts'

/** Why an input is refused. */
export const invalidInputMessages = {
  /** A value that a schema of the contract refuses. */
  schema: ({ issue }: { issue: string }) => inputText(inputMessages, issue),
  'idempotency-key': 'The Idempotency-Key is 8 to 64 letters, digits, dashes or underscores.',
  'not-an-object': 'Send a JSON object.',
  'picture-not-uploaded': 'Upload the picture first',
  'push-endpoint-refused': 'This browser’s push service cannot be reached from here.',
  'webhook-url-refused': 'Use a public https URL on port 443, without a user name and password.',
  'push-keys-refused': 'This browser gave keys that are not valid. Turn it on again.',
  'safety-event': 'Leave it on here or by email: something of yours could change hands.',
  'phone-channel-off': 'This server does not send by this channel.',
  'phone-not-mobile': 'Enter a Nigerian mobile number in your profile first.',
  'phone-not-confirmed': 'Confirm your phone number first.',
  'phone-stopped': 'This number refused our texts. Send START from it to Toju first.',
  'one-picture': 'Send one picture at a time.',
  'no-picture': 'Choose a picture first.',
  'nothing-to-prove': 'This is not all of an item’s number. Type it again.',
  'form-unreadable': 'This form could not be read. Send the picture again.',
  'password-short': ({ least }: { least: number }) =>
    `Use at least ${least} characters: staff need a longer password`,
  'password-common': 'Too many people use this password. Choose another.',
  'password-personal': 'This is too close to your name, email or phone number. Choose another.',
  'password-guessable': 'This is too easy to guess. Choose another.',
  'lga-of-other-state': ({ state }: { state: string }) =>
    `Choose a local government area of ${state}`,
  'sale-of-reported':
    'This item was reported, or an authority lists it, so it cannot have a receipt. Do not sell it. Check its number to see what is known.',
  'statement-missing': 'Say how and when you got it.',
  'sale-of-contested':
    'Two people claim this number, so it cannot have a receipt until it is decided. Do not sell it before.',
  'no-such-proof': 'There is no proof with this number, or it is not genuine.',
  'proof-of-another': 'This proof is about another item.',
  'same-email': 'They already have this email address.',
  'own-email': 'This is your own email address. Enter that of the new owner.',
  'owner-reads-reason': 'Say why: the owner reads this',
  'person-is-told-reason': 'Say why: we tell this person',
  'entity-missing': 'Say what kind of thing this id is of',
  'not-a-claimant': 'This person does not claim it.',
  'day-to-come': 'This day is in the future',
  'day-too-long-ago': 'This day is too long ago',
  'number-on-poster': 'Leave out the number. It is how the owner proves that the item is theirs.',
  'number-in-words': ({ number }: { number: string }) =>
    `Leave out the number ${number}. Only the number that is checked is part of it.`,
  'web-address': ({ link }: { link: string }) =>
    `Leave out web addresses: “${link}” reads as one. If it is none, put a space after the dot.`,
  'email-address': 'Leave out email addresses here: yours goes into its own field below.',
  'list-without-header': 'No row names a column with numbers, such as IMEI or Plate number.',
  'list-unreadable': 'This file cannot be read as a table. Save it as XLSX, ODS or CSV.',
  'batch-too-large': batchMessages['batch-too-large'],
}
