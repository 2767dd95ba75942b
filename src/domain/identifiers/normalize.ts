import type { UnparsableReason } from './identifier-reasons.ts'

/**
 * `key`: only the letters A–Z and digits 0–9, upper case. `spelled`: the text in printable ASCII
 * with its punctuation and case, for rules about separators.
 */
export type NormalizedText =
  | { ok: true; key: string; spelled: string }
  | { ok: false; reason: UnparsableReason }

export const minCharacters = 4
export const maxCharacters = 64

// Four times the longest key: room for any grouping, and a bound on the work for one text.
const maxTypedCharacters = 256

const tooLong: UnparsableReason = { code: 'number-too-long', params: { max: maxCharacters } }

const ready = /^[0-9A-Z]+$/
const beyondAscii = /[^ -~]/
const notLetterOrDigit = /[^0-9A-Za-z]+/g

/**
 * The normalisation that all kinds share. Refuses text that is empty, a placeholder (`n/a`,
 * `0000`), longer than 256 characters, or with letters other than A–Z: a Cyrillic С looks like a C
 * but would never be found. The kinds check the length.
 */
export function normalizeText(text: string): NormalizedText {
  if (text === lastText) return lastResult
  lastResult = normalizedText(text)
  lastText = text
  return lastResult
}

/** The last text is cached, because a lookup normalises one text up to four times. */
let lastText = ''
let lastResult: NormalizedText = { ok: false, reason: { code: 'number-missing' } }

function normalizedText(text: string): NormalizedText {
  if (text.length > maxTypedCharacters) return { ok: false, reason: tooLong }
  let key = text
  let spelled = text
  if (!ready.test(text)) {
    if (beyondAscii.test(text)) {
      spelled = spellInAscii(text)
      if (beyondAscii.test(spelled)) {
        return { ok: false, reason: { code: 'foreign-letters' } }
      }
    }
    key = spelled.replace(notLetterOrDigit, '').toUpperCase()
    if (key === '') return { ok: false, reason: { code: 'number-missing' } }
  }
  return isJunk(key) ? { ok: false, reason: filler } : { ok: true, key, spelled }
}

/** Why the length of a key is invalid for every kind, or null. */
export function whyWrongLength(key: string): UnparsableReason | null {
  if (key.length < minCharacters) {
    return { code: 'number-too-short', params: { length: key.length, min: minCharacters } }
  }
  return key.length > maxCharacters ? tooLong : null
}

export const filler: UnparsableReason = { code: 'filler' }

// What people type for "I have none", and what computer makers leave in the serial number field.
const fillers = new Set([
  'NA',
  'NO',
  'NIL',
  'IDK',
  'NONE',
  'NULL',
  'SERIAL',
  'UNKNOWN',
  'NOTKNOWN',
  'DONTKNOW',
  'IDONTKNOW',
  'NOIMEI',
  'NOSERIAL',
  'NOSERIALNUMBER',
  'NOTAPPLICABLE',
  'NOTAVAILABLE',
  'NOTSPECIFIED',
  'SERIALNUMBER',
  'SYSTEMSERIALNUMBER',
  'CHASSISSERIALNUMBER',
  'DEFAULTSTRING',
  'TOBEFILLEDBYOEM',
])

const countingUp = '1234567890'.repeat(Math.ceil(maxCharacters / 10))

/** Whether a key is a placeholder: a word for "none", one repeated character, or 1234567890… */
export function isJunk(key: string): boolean {
  if (key.length < minCharacters) return fillers.has(key)
  return isOneCharacter(key) || countingUp.startsWith(key) || fillers.has(key)
}

function isOneCharacter(key: string): boolean {
  const first = key.charCodeAt(0)
  for (let at = 1; at < key.length; at++) if (key.charCodeAt(at) !== first) return false
  return true
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Me}]/gu
const decimalDigit = /\p{Nd}/gu
const dash = /[\p{Pd}\u2212]/gu
const space = /[\s\p{Z}]/gu
const otherSign = /[^ -~\p{L}\p{M}\p{N}]/gu

/** Letters, marks and digits without an ASCII form stay as they are. */
function spellInAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(decimalDigit, digitValue)
    .toUpperCase()
    .replace(dash, '-')
    .replace(space, ' ')
    .replace(otherSign, '_')
}

const isDecimalDigit = /^\p{Nd}$/u

/** Unicode has each script's decimal digits in one ascending run of ten. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let runStart = code
  while (isDecimalDigit.test(String.fromCodePoint(runStart - 1))) runStart--
  return String((code - runStart) % 10)
}
