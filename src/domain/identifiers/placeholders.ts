import type { UnparsableReason } from './identifier-reasons.ts'

export const filler: UnparsableReason = { code: 'filler' }

// What people type for "I have none", and what computer makers leave in the serial number field.
const fillers = new Set([
  ...[
    'NA',
    'NO',
    'NIL',
    'IDK',
    'IMEI',
    'NONE',
    'NULL',
    'TBA',
    'TBD',
    'SERIAL',
    'UNKNOWN',
    'NOTKNOWN',
  ],
  ...['DONTKNOW', 'IDONTKNOW', 'NOIMEI', 'NOSERIAL', 'NOSERIALNUMBER', 'NOTAPPLICABLE'],
  ...['NOTAVAILABLE', 'NOTSPECIFIED', 'NONESPECIFIED', 'NONSPECIFIED', 'NULLSTRING'],
  ...['SERIALNUMBER', 'SYSTEMSERIALNUMBER', 'SYSTEMSERIALNUMB', 'CHASSISSERIALNUMBER'],
  ...['BASEBOARDSERIALNUMBER', 'DEFAULTSTRING', 'TOBEFILLEDBYOEM', 'OEM', 'INVALID', 'EVAL'],
  ...['QWERTY', 'QWERTYUIOP', 'ASDF', 'ASDFGH', 'ASDFGHJKL', 'A1B2C3D4', 'A1B2C3D4E5'],
])

/** The words of a text that says that there is no number, in the five languages, without marks. */
const placeholderWords = new Set(
  `NO NOT NONE NIL NILL NULL NA UNKNOWN KNOWN VISIBLE READABLE UNREADABLE LEGIBLE ILLEGIBLE
  AVAILABLE UNAVAILABLE APPLICABLE SPECIFIED PROVIDED ABSENT MISSING SEEN FADED SCRATCHED ERASED
  REMOVED CLEANED TEST TESTING TESTER TBD TBA EMPTY BLANK DEFAULT SAMPLE EXAMPLE DUMMY PENDING
  NOTHING WITHOUT FORGOT FORGOTTEN REMEMBER IDK DONT DONOT DO CANT CANNOT KNOW HAVE SEE FIND READ
  GET I WE YET NOW HERE DITTO SAME ABOVE AS VARIOUS SEVERAL OTHER OTHERS ANY
  LOST STOLEN DAMAGED TORN WORN OUT OFF UNCLEAR SURE LATER SUPPLIED VOID UNDEFINED VALUE
  UNREGISTERED APPLIED FOR ON IN THE BOX
  BABU BANI BAN SANI BA KO SI MO MI NI ENWEGHI ONWEGHI AMAGHI DEY`.split(/\s+/),
)

/** Whether every word belongs to a text like "serial number not visible". */
export function arePlaceholderWords(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => placeholderWords.has(word))
}

/**
 * Values that many devices have from the factory: of mainboards whose maker set none (the lists of
 * dmidecode users such as fwupd and OCS Inventory), of Android (`02:00:00:00:00:00` for any app since
 * Android 6, the id 9774D56D682E549C of Android 2.2), of emulators, and of phones that lost theirs.
 */
const factoryValues = new Set([
  ...['020000000000', '444553540000', '444553540001', '005345000000', '0A0027000000'],
  ...['03000200040005000006000700080009', '00020003000400050006000700080009'],
  ...['123456781234567890ABCDDEEFAABBCC', '4C4C454400002010802080C04F202020'],
  ...['11111111222233334444555555555555', '00000000000000000000000000000001'],
  ...['001122334455', 'AABBCCDDEEFF'],
  ...[
    '0123456789ABCDEF',
    '1234567890ABCDEF',
    '123456789ABCDEF',
    '123456789ABC',
    '9774D56D682E549C',
  ],
  ...['SYS1234567890', 'SYS9876543210', 'MB1234567890', 'SN1234567890', 'SN12345'],
  ...['BSN12345678901234567', 'BSS0123456789'],
  ...['00499901064000', '35824005111111'],
])

export function isFactoryValue(key: string): boolean {
  return factoryValues.has(key)
}

const testWord = /^(?:TEST|TESTING|SAMPLE|DEMO)\d{0,4}$|^ABC(?:D|DE|DEF)?\d?123(?:4|45|456)?$/
/** `ABC123`, `XXX1234`, `SN12345678`: letters, and digits that count from 1. */
const counted = /^([A-Z]{2,})(123\d*)$|^(123\d+)(ABC[A-Z]*)$/
/** A MAC address or UUID of one octet or two: `FEFEFEFEFEFE`. */
const repeatedGroup = /^(?=(?:.{12}|.{32})$)([0-9A-F]{2,4})\1+$/
const repeatedDigits = /^(?=.{6})(\d{2,3})\1+\d{0,2}$/

/** What sellers write for the digits that they hide: `35693803XXXX809`. */
const hidden = 'XXXX'

/** Whether a key is a placeholder: a word for "none", repeated or counting characters, a hidden part. */
export function isJunk(key: string): boolean {
  if (key.length < 4) return fillers.has(key)
  if (isRun(key) || repeatedGroup.test(key) || key.includes(hidden)) return true
  const [, letters, digits = '', before = digits, after = letters ?? ''] = counted.exec(key) ?? []
  const isLetters = after === 'SN' ? before.length > 4 : after.length > 2 && isRun(after)
  if (isLetters && isRun(before)) return true
  const first = key.charCodeAt(0)
  return first >= letterA
    ? fillers.has(key) || testWord.test(key)
    : (first === key.charCodeAt(2) || first === key.charCodeAt(3)) && repeatedDigits.test(key)
}

const letterA = 65

/** Whether all steps from one character to the next are equal: `0000`, `1234567890`, `987654`. */
function isRun(key: string): boolean {
  const step = stepAt(key, 0)
  if (step > 1 && step < 9) return false
  for (let at = 1; at < key.length - 1; at++) if (stepAt(key, at) !== step) return false
  return true
}

/** 0 for the same character, 1 for the next, 9 for the one before; 9 is followed by 0. */
function stepAt(key: string, at: number): number {
  const one = key.charCodeAt(at)
  const other = key.charCodeAt(at + 1)
  if (one < letterA !== other < letterA) return 5
  const step = other - one
  if (one >= letterA) return step === 0 || step === 1 ? step : 5
  return (step + 10) % 10
}
