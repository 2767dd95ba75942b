import { authInput } from '../input/auth.ts'
import { fieldInput } from '../input/fields.ts'
import { personInput } from '../input/people.ts'
import { reportInput } from '../input/reports.ts'

/** The page around the form for finders without an account. */
export const reportFindPageWords = {
  title: 'Report what you found',
  description:
    'Found a phone, a laptop or a vehicle? Report it with its number, without an account. We look for the owner, and never show who you are.',
  lead: 'You need no password. We look for the owner, and never show who you are. Do you have an account?',
  fromAccount: 'Report it from your account',
}

/** The page around the form for a loss. */
export const reportLossPageWords = {
  title: 'Report a lost or stolen item',
  description:
    'Report a lost or stolen phone, laptop or vehicle by its number. You need no account.',
  lead: 'It is free, and you need no password.',
}

/** Why the form refuses a field. */
export const findInput = {
  'name-characters': personInput['name-characters'],
  'name-script': personInput['name-script'],
  'email-missing': personInput['email-missing'],
  'email-too-long': personInput['email-too-long'],
  'email-incomplete': personInput['email-incomplete'],
  'new-password-missing': personInput['new-password-missing'],
  'password-too-short': 'Use at least {min} characters',
  'found-number-missing': reportInput['found-number-missing'],
  'loss-status': reportInput['loss-status'],
  'found-kind': reportInput['found-kind'],
  'brand-or-make-missing': reportInput['brand-or-make-missing'],
  'find-missing': reportInput['find-missing'],
  'number-unreadable': reportInput['number-unreadable'],
  'state-missing': fieldInput['state-missing'],
  'day-form': fieldInput['day-form'],
  'day-to-come': fieldInput['day-to-come'],
  'no-such-day': fieldInput['no-such-day'],
  'text-too-long': fieldInput['text-too-long'],
  'invisible-characters': fieldInput['invisible-characters'],
  'unstorable-text': fieldInput['unstorable-text'],
  'email-code': authInput['email-code'],
}
