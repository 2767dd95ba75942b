import type { TypingAdviceParams } from '../../../domain/identifiers/typing-advice.ts'
import type { Texts } from '../../texts.ts'
import { identifierMessages } from './reasons.ts'

const slip = 'but the check digit fails: probably a typing slip. Dial *#06# to see it again.'

/** Possible typing errors in an identifier that nobody has registered. */
export const adviceMessages: Texts<TypingAdviceParams> = {
  ...identifierMessages,
  'cut-by-spreadsheet':
    'A spreadsheet has cut this number: format its column as text, and type all of the digits again.',
  'leave-out-label': ({ label }) => `Leave out the word ${label} and look up the number alone.`,
  'meid-slip': `15 characters like a MEID, ${slip}`,
  'imei-without-check-digit':
    'This looks like an IMEI without its last digit. If the phone shows 15, type all of them.',
  'imei-slip': `15 digits, ${slip}`,
  'imei-software-version':
    '16 digits: an IMEI with its software version. If the phone shows 15, one here is too many.',
  'imei-17-digits': 'The first 15 digits are an IMEI: look it up without the last 2.',
  'unlikely-number':
    'This does not look like an item’s number: a phone’s IMEI has 15 digits, a serial number seldom fewer than 6 characters. Compare it again.',
  'is-imei': 'This is an IMEI. Choose IMEI1 below, so that its owner can be found by it.',
}
