import { inputText } from '../../input-text.ts'
import { batchMessages } from '../batch-lookup.ts'
import { authInput } from '../input/auth.ts'
import { inputMessages } from '../input-messages.ts'

/** Why an input is refused. */
export const invalidInputMessages = {
  /** A value that a schema of the contract refuses. */
  schema: ({ issue }: { issue: string }) => inputText(inputMessages, issue),
  'idempotency-key': 'The Idempotency-Key is 8 to 64 letters, digits, dashes or underscores.',
  'not-an-object': 'Send a JSON object.',
  'picture-not-uploaded': 'Upload the picture first',
  'push-endpoint-refused': 'We cannot reach the push service of this browser. Try another browser.',
  'webhook-url-refused': 'Use a public https URL on port 443, without a user name and password.',
  'push-keys-refused': 'This browser sent keys that are not valid. Turn on alerts again.',
  'safety-event':
    'Keep this message on, either on Toju or by email, because it warns you before your item goes to somebody else. You cannot turn off both.',
  'phone-channel-off': 'We do not send messages this way.',
  'phone-not-mobile': 'Enter a Nigerian mobile number in your profile first.',
  'phone-not-confirmed': 'Confirm your phone number first.',
  'phone-stopped':
    'Our texts to this number were stopped. Send us START from the same number first.',
  'one-picture': 'Send one picture at a time.',
  'no-picture': 'Choose a picture first.',
  'nothing-to-prove': 'This is not the full number of an item. Type all of it.',
  'form-unreadable': 'We could not read this form. Send the picture again.',
  'password-short': ({ least }: { least: number }) =>
    `Use at least ${least} characters: staff need a longer password`,
  'password-common': authInput['password-common'],
  'password-personal': authInput['password-personal'],
  'password-guessable': authInput['password-guessable'],
  'lga-of-other-state': ({ state }: { state: string }) =>
    `Choose a local government area of ${state}`,
  'sale-of-reported':
    'Do not sell this item: it was reported, or it is on a list of the police or another authority. You cannot write a receipt for it. Check its number to see why.',
  'statement-missing': 'Say how and when you got the item.',
  'sale-of-contested':
    'Two people claim this number. Do not sell the item until we decide. You cannot write a receipt for it.',
  'no-such-proof': 'There is no proof with this number, or the proof is not genuine.',
  'proof-of-another': 'This proof is about another item.',
  'same-email': 'This person already has this email address.',
  'own-email': 'This is your own email address. Enter the new owner’s address.',
  'owner-reads-reason': 'Say why: the owner reads this',
  'person-is-told-reason': 'Say why: we tell this person',
  'entity-missing': 'Say which kind of record has this id',
  'not-a-claimant': 'This person does not claim this number.',
  'day-to-come': 'This day is in the future. Is the date of your device right?',
  'day-too-long-ago': 'This day is too long ago. Check the year.',
  'number-on-poster':
    'Leave out the number. Keep it secret: it helps you prove that the item is yours.',
  'number-in-words': ({ number }: { number: string }) =>
    `Leave out the number ${number}. A proof shows only the number that was checked.`,
  'web-address': ({ link }: { link: string }) =>
    `Leave out web addresses: “${link}” looks like one. If it is not, put a space after the dot.`,
  'email-address': 'Write no email address here. Yours has its own field below.',
  'list-without-header':
    'We found no heading above a column of numbers. Add one, such as IMEI or Plate number.',
  'list-unreadable': 'This file cannot be read as a table. Save it as XLSX, ODS or CSV.',
  'batch-too-large': batchMessages['batch-too-large'],
}
