import { luhnCharacter } from './check-digits.ts'
import { maxCharacters, minCharacters, normalizeText } from './normalize.ts'
import { plateShapes } from './plate-shapes.ts'

/** How far somebody who is still typing has come. */
export type TypedSoFar =
  /** Nothing could be missing: it may be looked up by itself. */
  | { isComplete: true }
  /** What is missing, in words; '' while there is nothing worth saying. */
  | { isComplete: false; words: string }

const press = 'Press Verify to check it as it is.'

const digitsOnly = /^\d+$/
const vin = /^(?=.*[A-Z])[0-9A-HJ-NPR-Z]{17}$/
const couldBecomeVin = /^(?=.*\d)(?=.*[A-Z])[0-9A-HJ-NPR-Z]{1,16}$/
const meid = /^[A-F][0-9A-F]{14}$/
const uuid = /^(?=.*[A-F])[0-9A-F]{32}$/
// Only with a colon, or with dashes and a letter: an IMEI may be typed in pairs as well.
const mac =
  /^[0-9A-F]{2}(:[0-9A-F]{2}){5}$|^(?=.*[A-F])[0-9A-F]{2}(-[0-9A-F]{2}){5}$|^(?=.*[A-F])[0-9A-F]{4}(\.[0-9A-F]{4}){2}$/i
const couldBecomeMac = /^[0-9A-F]{2}:[0-9A-F:]*$/i
const couldBecomeUuid = /^[0-9A-F]{8}-[0-9A-F-]*$/i

/**
 * Whether a text is all of an identifier whose form tells so (an IMEI with the right check digit, a VIN,
 * a plate …). A serial number never tells: only who types it knows. Never throws.
 */
export function typedSoFar(text: string): TypedSoFar {
  const cleaned = normalizeText(text)
  if (!cleaned.ok) return incomplete('')
  const { key } = cleaned
  const spelled = cleaned.spelled.trim()
  if (isComplete(key, spelled)) return { isComplete: true }
  if (key.length < minCharacters || key.length > maxCharacters) return incomplete('')
  return incomplete(wordsFor(key, spelled))
}

function incomplete(words: string): TypedSoFar {
  return { isComplete: false, words }
}

function isComplete(key: string, spelled: string): boolean {
  if (mac.test(spelled)) return true
  if (digitsOnly.test(key)) return key.length === 15 && hasCheckDigit(key, 10)
  return (
    vin.test(key) ||
    uuid.test(key) ||
    (meid.test(key) && hasCheckDigit(key, 16)) ||
    plateShapes.some(({ pattern }) => pattern.test(key))
  )
}

function hasCheckDigit(key: string, base: 10 | 16): boolean {
  return key.charAt(14) === luhnCharacter(key.slice(0, 14), base)
}

function wordsFor(key: string, spelled: string): string {
  const { length } = key
  if (couldBecomeMac.test(spelled) && length < 12) {
    return `${length} of 12 characters, if it is a MAC address.`
  }
  if (couldBecomeUuid.test(spelled) && length < 32) {
    return `${length} of 32 characters, if it is a UUID.`
  }
  if (digitsOnly.test(key)) return wordsForDigits(key)
  if (plateShapes.some(({ places }) => couldBecome(key, places))) {
    return `${length} of 8 characters, if it is a plate number. ${press}`
  }
  if (couldBecomeVin.test(key)) {
    return `${length} of 17 characters, if it is a VIN. For a serial number, press Verify when you have typed all of it.`
  }
  return 'Press Verify when you have typed all of it.'
}

function wordsForDigits(digits: string): string {
  const { length } = digits
  if (length < 15) return `${length} of 15 digits, if it is an IMEI.`
  if (length === 15) {
    return 'These are 15 digits, but the check digit fails: one is probably mistyped. Dial *#06# to see the IMEI again.'
  }
  return `${length} digits, and an IMEI has 15. ${press}`
}

/** Whether what was typed is the beginning of a plate of this form. */
function couldBecome(key: string, places: string): boolean {
  if (key.length >= places.length) return false
  return Array.from(key).every((character, at) =>
    places.charAt(at) === '9' ? /\d/.test(character) : /[A-Z]/.test(character),
  )
}
