import type { Reason } from '../reason.ts'
import { luhnCharacter } from './check-digits.ts'
import { maxCharacters, maxTypedCharacters, minCharacters, spellOut } from './normalize.ts'
import { isJunk } from './placeholders.ts'
import { plateShapes } from './plate-shapes.ts'

/** What a text that is being typed still lacks. */
export interface MissingParams {
  'of-mac': { length: number }
  'of-uuid': { length: number }
  'of-plate': { length: number }
  'of-vin': { length: number }
  'of-imei': { length: number }
  'imei-check-digit': null
  'more-than-imei': { length: number }
  /** A serial number: only the user knows when it is complete. */
  'press-when-complete': null
}

export type Missing = Reason<MissingParams>

/** Whether the text in an input is complete yet. */
export type TypedSoFar =
  /** Complete: it may be looked up automatically. */
  | { isComplete: true }
  /** `missing` is null while there is nothing useful to say. */
  | { isComplete: false; missing: Missing | null }

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
 * Whether a text has the complete form of an identifier (an IMEI with a valid check digit, a VIN, a
 * plate …), and else what it lacks. A serial number has no known form, so it is never complete.
 * Never throws.
 */
export function typedSoFar(text: string): TypedSoFar {
  if (text.length > maxTypedCharacters) return incomplete(null)
  const spelled = spellOut(text).trim()
  const key = spelled.replace(/[^0-9A-Z]+/g, '')
  if (key === '' || isJunk(key) || /[^\n -~]/.test(spelled)) return incomplete(null)
  if (isComplete(key, spelled)) return { isComplete: true }
  if (key.length < minCharacters || key.length > maxCharacters) return incomplete(null)
  return incomplete(missingIn(key, spelled))
}

function incomplete(missing: Missing | null): TypedSoFar {
  return { isComplete: false, missing }
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

function missingIn(key: string, spelled: string): Missing {
  const params = { length: key.length }
  if (couldBecomeMac.test(spelled) && key.length < 12) return { code: 'of-mac', params }
  if (couldBecomeUuid.test(spelled) && key.length < 32) return { code: 'of-uuid', params }
  if (digitsOnly.test(key)) return missingInDigits(key.length)
  if (plateShapes.some(({ places }) => couldBecome(key, places))) {
    return { code: 'of-plate', params }
  }
  return couldBecomeVin.test(key) ? { code: 'of-vin', params } : { code: 'press-when-complete' }
}

function missingInDigits(length: number): Missing {
  if (length < 15) return { code: 'of-imei', params: { length } }
  return length === 15
    ? { code: 'imei-check-digit' }
    : { code: 'more-than-imei', params: { length } }
}

/** Whether the text is the beginning of a plate of this form. */
function couldBecome(key: string, places: string): boolean {
  if (key.length >= places.length) return false
  return Array.from(key).every((character, at) =>
    places.charAt(at) === '9' ? /\d/.test(character) : /[A-Z]/.test(character),
  )
}
