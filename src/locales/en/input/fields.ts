import { dayLabel } from '../dates.ts'

/** What is wrong with a field of any form. */
export const fieldInput = {
  'not-text': 'This must be text',
  'name-characters': 'Use letters, spaces, dots and dashes only',
  'email-missing': 'Enter your e-mail address',
  'email-too-long': 'This e-mail address is too long',
  'email-incomplete': 'Enter a full e-mail address, like ada@example.com',
  'phone-missing': 'Enter your phone number',
  'phone-form': 'Enter a Nigerian phone number: 0 and ten digits, like 08031234567',
  'new-password-missing': 'Choose a password',
  'password-missing': 'Enter your password',
  'password-too-long': 'This password is too long',
  'state-missing': 'Choose a state',
  'lga-missing': 'Choose a local government area',
  country: 'Toju serves Nigeria',
  'id-missing': 'This id is missing',
  'id-unknown': 'This is not an id of ours',
  'picture-missing': 'Add a picture',
  'picture-not-uploaded': 'Upload the picture first',
  'time-form': 'Enter a time, like 14:30',
  'day-form': 'Enter a date, like 2026-03-04',
  'day-to-come': 'This day is still to come',
  'your-first-name-missing': 'Enter your first name',
  'your-last-name-missing': 'Enter your last name',
  'not-true-or-false': 'This is either true or false',
  'say-true-or-false': 'Say true or false',
  'say-true-or-omit': 'Say true, or leave it out',
  'say-why': 'Say why',
  'text-too-long': ({ max }: { max: number }) => `Use at most ${max} characters`,
  'invisible-characters': 'Leave out line breaks and invisible characters',
  'unstorable-text': 'This has characters we cannot keep. Type it again.',
  'password-too-short': ({ min }: { min: number }) => `Use at least ${min} characters`,
  'whole-number': ({ min, max }: { min: number; max: number }) =>
    `Give a whole number from ${min} to ${max}`,
  'no-such-day': 'There is no such day',
  'uncertain-day': ({
    typed,
    days: [first, second],
  }: {
    typed: string
    days: readonly [string, string]
  }) => `${typed} could be ${dayLabel(first)} or ${dayLabel(second)}.`,
}
