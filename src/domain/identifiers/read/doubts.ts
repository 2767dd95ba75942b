import type { Reason } from '../../reason.ts'
import { mobileNumber } from '../../users/phone-numbers.ts'
import { formatIdentifier } from '../format-identifier.ts'
import type { IdentifierReasonParams } from '../identifier-reasons.ts'
import { hasImeiCheckDigit, isPlausibleImei } from '../imei.ts'
import { kindRules } from '../kind-rules.ts'
import type { IdentifierKind } from '../kinds.ts'
import { hasMeidCheckDigit } from '../meid.ts'
import { whyWrongLength } from '../normalize.ts'
import { maxPlateCharacters } from '../plate-number.ts'
import { isIssuedPlate, isOfficialPlate } from '../plate-shapes.ts'
import { isCheckedVin, isMiscountedVin, vinLength } from '../vin.ts'
import { isSpelledOut, isSplitOtherwise, maxWidelyJoined } from './candidates-of-number.ts'
import { withDigitsOfWords } from './digits-in-words.ts'
import { looksLikeImei } from './look-alikes.ts'
import { isModelNumber, isNameOfThing } from './names-of-things.ts'
import { checkedVinsWithin, imeisWithin, platesWithin } from './numbers-within.ts'
import { isFixedForm, isGrouped, isHexadecimal } from './token-groups.ts'
import type { Token } from './tokens.ts'
import { between } from './words.ts'
import type { WrittenNumber, WrittenText } from './written-numbers.ts'

/** Why a text may not mean what it says; other reasons are those of the kinds. */
export interface DoubtParams extends IdentifierReasonParams {
  'cut-by-spreadsheet': null
  'meid-slip': null
  'imei-without-check-digit': null
  'imei-slip': null
  'imei-software-version': null
  'imei-17-digits': null
  /** Hardly an identifier: words without a digit, or very few characters. */
  'unlikely-number': null
  /** 6 to 14 digits: the beginning of an IMEI, or a serial number of digits alone. */
  'few-digits': { length: number }
  /** The first half of a regular plate. A plate of a wish may be as short. */
  'half-plate': { length: number }
  /** There are other words than the number. */
  'other-words': null
  'several-numbers': null
  /** One number with spaces, or a number and other words. */
  'number-in-pieces': null
  'is-sim-number': null
  'is-esim-number': null
  'is-phone-number': null
  'is-product-code': null
  'is-fcc-id': null
  'is-model-number': null
  'is-date': null
  'is-email': null
  'is-price': null
  'is-link': null
  /** It is of another kind than the one that was asked for. */
  'is-imei': null
  'is-vin': null
  'is-plate': { plate: string }
  /** It has another number in it. */
  'holds-imei': { imei: string }
  'holds-vin': { vin: string }
  /** Only for an answer: a piece of the text that may be a model, a year or a price is reported. */
  'piece-reported': { number: string }
  /** Only for an answer: a reported number looks alike. */
  'looks-like-reported': null
}

export type Doubt = Reason<DoubtParams>

/** Also the rest that a list of numbers is split to at its comma: `56938E+14`. */
const cutBySpreadsheet = /^\s*\d([.,]\d+)?E\d+\s*$|(?<![0-9A-Z])\d+([.,]\d+)?E\+\d+(?![0-9A-Z])/i
const date =
  /(?<![\dA-Z./-])(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d\d|(?:0?[1-9]|1[0-2])([./-])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)\d\d|(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])\3(?:0?[1-9]|[12]\d|3[01]))(?![\dA-Z./-])|(?<![\dA-Z])\d{1,2}(?:ST|ND|RD|TH)?[ -]?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*(?:[ ,-]{1,2}\d{2}|[ ,-]{0,2}(?:19|20)\d\d)(?![\dA-Z])/
const price =
  /(?:[₦$£€]|\bN(?:GN)?|\bUSD|\bGHS)\s?\d{1,3}(?:[,. ]\d{3})+\b|[₦$£€]\s?\d+|\bNGN\s?\d{3,}|\d\s?\/=|\b\d{2,}(?:[.,]\d+)?\s?(?:NAIRA|NGN)\b|^\W*\d{1,3}(?:,\d{3})+(?:\.\d\d)?\W*$|^\W*N?\d{1,4}(?:\.\d)?[KM]\W*$|^\W*N\d{2,4}000\W*$/
const email = /[^\s@]@[^\s@]+\.[A-Z]/
const link = /\bHTTPS?:|\bWWW\.|\b[A-Z0-9-]+\.(?:COM|NG|ORG|NET|IO|CO|ME|APP)(?:[/?#]|\s*$)/
const spacedPhone = /^\W*\+\s?\d[\d\s().-]{6,18}$/
const productLabel = /\b(?:EAN|UPC|GTIN|BARCODE|JAN)\b/
const fccId = /\bFCC\b|^(?:A3L|BCG|PY7|ZNF|QIS|2ADYY|2AIZN|2AFZZ|IHDT)-?(?=.*\d)[A-Z0-9-]{4,14}$/
const modelLabel = /\b(?:MODEL|MODELNO|P\/N|M\/N|PART)\b/

/** The doubts about the whole text, whatever numbers it has. */
export function doubtsAboutText(spelled: string, { numbers, leftover }: WrittenText): Doubt[] {
  const found: Doubt[] = []
  if (cutBySpreadsheet.test(spelled)) found.push({ code: 'cut-by-spreadsheet' })
  if (email.test(spelled)) found.push({ code: 'is-email' })
  else if (link.test(spelled)) found.push({ code: 'is-link' })
  if (price.test(spelled)) found.push({ code: 'is-price' })
  if (date.test(spelled)) found.push({ code: 'is-date' })
  if (spacedPhone.test(spelled)) found.push({ code: 'is-phone-number' })
  if (productLabel.test(spelled)) found.push({ code: 'is-product-code' })
  if (fccId.test(spelled.trim())) found.push({ code: 'is-fcc-id' })
  else if (modelLabel.test(spelled)) found.push({ code: 'is-model-number' })
  if (numbers.length > maxNumbers) {
    found.push({ code: 'several-numbers' })
  }
  if (leftover !== '') found.push({ code: 'other-words' })
  if (numbers.some((number, at) => runsOn(spelled, numbers[at - 1], number))) {
    found.push({ code: 'number-in-pieces' })
  }
  return found
}

/** Whether only a space divides two numbers that may be one, or may be divided elsewhere. */
function runsOn(spelled: string, one: WrittenNumber | undefined, next: WrittenNumber): boolean {
  const end = one?.tokens.at(-1)?.end
  if (!one || end === undefined) return false
  const isImei = ({ key }: WrittenNumber) => key.length === 15 && isPlausibleImei(key)
  return !(isImei(one) && isImei(next)) && /^ +$/.test(spelled.slice(end, next.tokens[0]?.start))
}

/**
 * Doubts that are cleared up if somebody has registered exactly this, or if a finder says that it
 * really is written so.
 */
const cleared = new Set<Doubt['code']>([
  ...(['imei-slip', 'imei-without-check-digit', 'imei-software-version'] as const),
  ...([
    'number-in-pieces',
    'imei-17-digits',
    'meid-slip',
    'unlikely-number',
    'few-digits',
    'half-plate',
    'is-imei',
    'is-product-code',
  ] as const),
  ...([
    'imei-letter',
    'vin-letter',
    'vin-too-short',
    'vin-too-long',
    'mac-letter',
    'mac-length',
    'mac-separators',
    'mac-group',
  ] as const),
])

export function canBeCleared({ code }: Doubt): boolean {
  return cleared.has(code)
}

/** The doubts that tell what a text is instead of a number of a thing. */
export function isOtherThing({ code }: Doubt): boolean {
  return code === 'cut-by-spreadsheet' || otherThings.test(code)
}

const otherThings =
  /^is-(?:sim-number|esim-number|phone-number|product-code|fcc-id|model-number|date|email|price|link)$/

/** A lookup answers for so many numbers; more are for a batch. */
const maxNumbers = 4

const digitsOnly = /^\d+$/
const hexOfMeid = /^[A-F][0-9A-F]{14}$/
const almostVin = /^(?=.*[0-9])(?=.*[IOQ])[0-9A-Z]{17}$/
/** `KJA-012`, `KJA 012 A`, `AB 123-C`. */
const halfPlate = /^[A-Z]{3}(?:[ -]?\d{3}|[ -]\d{3} ?[A-Z])$|^[A-Z]{2}[ -]?\d{3}[ -][A-Z]{1,2}$/
/** One digit could not be read. Nearly all phones begin with 35 or 86. */
const imeiWithLetter = /^(?=.{15}$)(?:35|86)\d*[A-Z]\d*$/
const pairsOfMac = /[0-9A-Z]{2}:[0-9A-Z]{2}:/

/** The first doubt about one number; null if it is plausible. */
export function doubtAbout(number: WrittenNumber): Doubt | null {
  const { key, spelled, label } = number
  // Not each of its pieces is looked up, so a registration of the whole explains nothing.
  if (isInManyPieces(number)) return { code: 'other-words' }
  const other = otherThanIdentifier(number)
  if (other) return other
  if (pairsOfMac.test(spelled)) return refusalOf('mac-address', number)
  const isFree = label === 'serial-number' || label === 'chassisNumber' || label === 'plateNumber'
  if (digitsOnly.test(key)) {
    const slip = doubtAboutDigits(key, isFree)
    if (slip) return slip
  } else {
    if (hexOfMeid.test(key) && !hasMeidCheckDigit(key)) return { code: 'meid-slip' }
    if (looksLikeImei(key) || (!isFree && imeiWithLetter.test(key))) {
      return refusalOf('imei1', number)
    }
    if (!isFree && halfPlate.test(spelled)) {
      return { code: 'half-plate', params: { length: key.length } }
    }
    if (almostVin.test(key) || (!isFree && isMiscountedVin(key))) return refusalOf('vin', number)
  }
  if (label === 'plateNumber' && key.length <= maxPlateCharacters) {
    return refusalOf('plateNumber', number)
  }
  const wrongLength = whyWrongLength(key)
  if (wrongLength) return wrongLength
  // Hardly any maker or plate office issues shorter ones, or ones without a digit.
  const isName = !(number.isLabelled && label === 'serial-number') && isNameOfThing(number)
  const isUnlikely = key.length < 6 || !/\d/.test(key) || isName
  if (isUnlikely) return { code: 'unlikely-number' }
  if (isInPieces(number) || hasDigitInWords(number)) return { code: 'number-in-pieces' }
  return numberHeldBy(key) ?? imeiAtEndOf(key)
}

/** An IMEI of today at an end of more digits, which may be glued to it: `356938035643809123`. */
function imeiAtEndOf(key: string): Doubt | null {
  const isAtEnd = (imei: string) => key.startsWith(imei) || key.endsWith(imei)
  const imei = imeisWithin(key).find((each) => /^(?:35|86)/.test(each) && isAtEnd(each))
  return imei === undefined ? null : { code: 'holds-imei', params: { imei } }
}

/** `EPE80 eight KS`; `FO` and `TU` are the series of plates, too. */
function hasDigitInWords({ key, tokens }: WrittenNumber): boolean {
  const isSaid = ({ text }: Token) => text.length > 2 && withDigitsOfWords(text) !== text
  return tokens.some(isSaid) && !isFixedForm(key)
}

/**
 * Whether spaces divide it otherwise than it is shown or printed: `8XK2PQ2 E7470` may be one number,
 * or a number and a word.
 */
export function isInPieces(number: WrittenNumber): boolean {
  const { key, spelled, tokens } = number
  const chunks = spelled.split(/\s+/).map((chunk) => chunk.replace(/[^0-9A-Z]/g, ''))
  if (chunks.length < 2 || (isHexadecimal(key) && !isModelAndDigits(chunks))) return false
  // A field keeps a long one as it is shown.
  if (isInManyPieces(number)) return !isInShownGroups(number)
  if (tokens.slice(1, -1).some(({ text }) => between.has(text))) return true
  // A few short ones are looked up alone and together.
  const areFew = chunks.length < 4 || isSpelledOut(tokens)
  if (areFew && chunks.every(({ length }) => length < 5)) return false
  const isImei = key.length === 15 && isPlausibleImei(key)
  return !(
    isGrouped(tokens) ||
    isInShownGroups(number) ||
    isImei ||
    (isIssuedPlate(key) && !isSplitOtherwise(tokens)) ||
    isOfficialPlate(key)
  )
}

/** `A920 1154955903` has the form of a MEID, but is a payment terminal and its serial number. */
function isModelAndDigits(chunks: readonly string[]): boolean {
  return chunks.length === 2 && chunks.some((chunk) => /^\d{7,}$/.test(chunk))
}

/** Whether a number is in so many pieces that only neighbouring ones are looked up together. */
function isInManyPieces(number: WrittenNumber): boolean {
  const { key, tokens } = number
  // Otherwise divided, it may be several numbers of the digits from 0 to F.
  const isUuid = key.length === 32 && isHexadecimal(key) && isGrouped(tokens)
  if (tokens.length <= maxWidelyJoined || isUuid) return false
  return !isEvenlySpelledOut(number)
}

/** Letter by letter. Where the signs between them change, another number may begin. */
function isEvenlySpelledOut({ key, tokens }: WrittenNumber): boolean {
  if (!isSpelledOut(tokens)) return false
  const [, second, ...rest] = tokens
  return key.length <= maxSpelledOut && rest.every(({ signs }) => signs === second?.signs)
}

/** Acer's serial numbers. More letters are two numbers. */
const maxSpelledOut = 22

const isInShownGroups = ({ key, spelled }: WrittenNumber) =>
  formatIdentifier('serial', key) === spelled ||
  (key.length === vinLength && formatIdentifier('vin', key) === spelled)

function refusalOf(kind: IdentifierKind, { key, spelled }: WrittenNumber): Doubt | null {
  const rule = kindRules[kind](key, spelled)
  return rule.ok ? null : rule.reason
}

function doubtAboutDigits(digits: string, isFree: boolean): Doubt | null {
  const { length } = digits
  if (length === 15) return hasImeiCheckDigit(digits) ? null : { code: 'imei-slip' }
  if (isFree) return null
  if (length === 14) return { code: 'imei-without-check-digit' }
  if (length === 16) return { code: 'imei-software-version' }
  if (length === 17 && hasImeiCheckDigit(digits)) return { code: 'imei-17-digits' }
  return length >= 6 && length < 14 ? { code: 'few-digits', params: { length } } : null
}

/** What the number is instead of an identifier: of a SIM card, a model, a product, a phone line. */
export function otherThanIdentifier({ key, spelled, label }: WrittenNumber): Doubt | null {
  if (isIssuedPlate(key)) return null
  if (/^\d{15}0{2,5}$/.test(key)) return { code: 'cut-by-spreadsheet' }
  if (/^89\d{17,18}F?$/.test(key)) return { code: 'is-sim-number' }
  if (/^89\d{30}$/.test(key)) return { code: 'is-esim-number' }
  if (isPhoneNumber(key)) return { code: 'is-phone-number' }
  if (label !== 'serial-number' && isProductCode(key)) return { code: 'is-product-code' }
  if (fccId.test(spelled)) return { code: 'is-fcc-id' }
  return isModelNumber(spelled) ? { code: 'is-model-number' } : null
}

/** 11 digits with the zero, or 13 with the code of Nigeria. */
function isPhoneNumber(key: string): boolean {
  return key.length >= 11 && key.length <= 13 && mobileNumber(key) !== null
}

// GS1: North America, France, Germany, Japan, China, Taiwan, UK, Nigeria, Korea, India and more. A
// check digit alone fits one number in ten.
const gs1Prefix = /^(?:0|1[0-3]|3[0-7]|4[0-9]|50|6[0-2]|69|7|8[0-9]|9[0-5])/

/** The number of a product (EAN-13, UPC-A), which all things of a model have on their box. */
function isProductCode(key: string): boolean {
  if (!/^\d{12,13}$/.test(key)) return false
  const digits = key.padStart(13, '0')
  if (!gs1Prefix.test(digits)) return false
  let sum = 0
  for (let at = 0; at < 12; at++) sum += Number(digits.charAt(at)) * (at % 2 === 0 ? 1 : 3)
  return (10 - (sum % 10)) % 10 === Number(digits.charAt(12))
}

/** The IMEI or VIN that a longer number has in it. */
function numberHeldBy(key: string): Doubt | null {
  // Within more digits, a right check digit may be a coincidence; two in a row are none.
  const imei = imeisWithin(key).find((each, _, all) => {
    const around = key.split(each)
    return !/\d/.test(around.join('')) || (around[0] === '' && all.includes(around[1] ?? ''))
  })
  if (imei !== undefined) return { code: 'holds-imei', params: { imei } }
  const vin = checkedVinsWithin(key).find((each) => !/\d/.test(key.replace(each, '')))
  return vin === undefined ? null : { code: 'holds-vin', params: { vin } }
}

/** Why a number is of another kind than a serial, chassis or special plate number; null if not. */
export function otherKindOf({ key, spelled }: WrittenNumber, kind: IdentifierKind): Doubt | null {
  if (key.length === 15 && isPlausibleImei(key)) return { code: 'is-imei' }
  if (kind === 'serial-number' && isCheckedVin(key)) return { code: 'is-vin' }
  // Eight letters and digits could be a serial number. With a dash or spaces they are a plate.
  if (kind !== 'plateNumber' && isIssuedPlate(key) && spelled !== key) {
    return { code: 'is-plate', params: { plate: spelled } }
  }
  const plate = kind === 'plateNumber' ? platesWithin(key)[0] : undefined
  if (plate !== undefined) return { code: 'is-plate', params: { plate } }
  return numberHeldBy(key)
}
