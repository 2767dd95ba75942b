import { hasImeiCheckDigit, isPlausibleImei } from '../imei.ts'
import { isIssuedPlate } from '../plate-shapes.ts'
import { isCheckedVin, vinCharacters, vinLength } from '../vin.ts'
import { gaps, type Token } from './tokens.ts'
import { isHarmlessWord, kindOfLabelWord } from './words.ts'

const digitsOnly = /^\d+$/
const hasDigit = /\d/

export const keyOf = (tokens: readonly Token[]) => tokens.map((token) => token.text).join('')

/** Whether a run by itself is certainly a number: 15 digits, a VIN, a plate. */
export function isFixedForm(key: string): boolean {
  if (key.length === 15) return digitsOnly.test(key)
  return key.length === 17 ? isVin(key) : isIssuedPlate(key)
}

/** The groups of a plate. Eight letters and digits of a serial number may have its form: `CZ73 1CXT`. */
const writtenPlate = /^[A-Z]{3}\W?\d{3}\W?[A-Z]{2}$|^[A-Z]{2}\W?\d{3}\W?[A-Z]{3}$/

/** Whether no word beside a number, as it is written, can belong to it. */
export function isSurelyWhole(spelled: string): boolean {
  const key = spelled.replace(/[^0-9A-Z]/g, '')
  const isImei = key.length === 15 && digitsOnly.test(key)
  return isImei || writtenPlate.test(spelled) || isCheckedVin(key)
}

function isVin(key: string): boolean {
  return vinCharacters.test(key) && hasDigit.test(key) && /[A-Z]/.test(key)
}

/** A MEID, a MAC address or a UUID in any groups: `AF 0123450 ABCDE` has no word in it. */
export function isHexadecimal(key: string): boolean {
  if (!/^[0-9A-F]+$/.test(key) || digitsOnly.test(key) || !hasDigit.test(key)) return false
  return key.length === 12 || key.length === 32 || /^[A-F].{13,14}$/.test(key)
}

/** A UUID as it is shown: `4C4C4544-0038-3510-8052-B4C04F4A3032`. */
export function isUuidInGroups(tokens: readonly Token[]): boolean {
  const lengths = tokens.map(({ text }) => text.length).join(' ')
  return lengths === '8 4 4 4 12' && isHexadecimal(keyOf(tokens))
}

/** Whether the whole text is one number as this registry shows it, without a label. */
export function isShownForm(tokens: Token[]): boolean {
  const [first] = tokens
  if (first === undefined || !isGrouped(tokens)) return false
  if (first.text.length === 3 && tokens.length === 3) return true
  const isWord = isHarmlessWord(first.text) && first.text.length > 2
  return !isWord && kindOfLabelWord(first.text) === undefined
}

/** An IMEI as we show it, without its last digit, and after the code of its model. */
const imeiGroups = new Set(['6 2 6 1', '6 2 6', '8 6 1'])

/** In the groups in which numbers are shown: `C02X K0AB JGH5`, `1M8 GDM9AX KP042788`. */
export function isGrouped(tokens: readonly Token[]): boolean {
  if (tokens.length < 3) return false
  const lengths = tokens.map(({ text }) => text.length)
  const shown = lengths.join(' ')
  if (shown === '3 6 8') return isVin(keyOf(tokens))
  if (imeiGroups.has(shown)) return digitsOnly.test(keyOf(tokens))
  if (shown === '2 6 6' || shown === '2 6 6 1') return /^[0-9A-F]+$/.test(keyOf(tokens))
  const size = lengths[0] ?? 0
  const isLastShorter = (lengths.at(-1) ?? 0) <= size
  const areEqual = lengths.slice(0, -1).every((length) => length === size)
  return size >= 2 && size <= 5 && areEqual && isLastShorter && hasDigit.test(keyOf(tokens))
}

/** An IMEI after the code of its model, maybe with the version of its software: `35693803-5643809 / 01`. */
export function isModelAndRest(tokens: readonly Token[]): boolean {
  const lengths = tokens.map(({ text }) => text.length).join(' ')
  return /^(?:8|2 6|6 2) 7(?: 2)?$/.test(lengths) && isPlausibleImei(keyOf(tokens).slice(0, 15))
}

/** The groups in which the search field shows digits that are fewer than those of an IMEI. */
const fieldGroups = /^6 (?:[12]|2 [1-5])$/

/** Whether the groups of a number may be those of the search field, which say nothing. */
export function isGroupedByField(tokens: readonly Token[]): boolean {
  const [, ...rest] = tokens
  const lengths = tokens.map(({ text }) => text.length).join(' ')
  const isSpaced = rest.every(({ signs }) => signs === ' ')
  return isSpaced && fieldGroups.test(lengths) && digitsOnly.test(keyOf(tokens))
}

/** Whether only a dash or a dot is before this token: then both are of one number. */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return at > 0 && token !== undefined && /^[-.]$/.test(token.signs)
}

/** How many tokens from here are one IMEI, VIN, UUID or plate; 0 if none. */
export function countOfFixed(tokens: readonly Token[], from: number): number {
  if (isUuidInGroups(tokens.slice(from, from + 5))) return 5
  let key = ''
  for (let at = from; at < tokens.length && key.length < 17; at++) {
    const token = tokens[at] as Token
    key += token.text
    const isOne = at === from
    const isWhole = !isWithin(tokens, from) && !isWithin(tokens, at + 1)
    if (key.length === 15 && digitsOnly.test(key) && isWhole && (isOne || hasImeiCheckDigit(key)))
      return at - from + 1
    if (isOne && key.length === 17 && isVin(key)) return 1
    const isDivided = isOne || tokens[from]?.text.length !== 4
    const isShort = at - from < 3 || tokens.slice(from, at + 1).every(({ text }) => text.length < 4)
    if (key.length === 8 && isShort && isDivided && isWhole && isIssuedPlate(key))
      return at > from && beginsPlate(tokens, at) ? 0 : at - from + 1
  }
  return 0
}

/** `RX 350 KJA 456 CD`, `GLK 350 AB 456 KJA`: the model and the next group look like a plate, too. */
function beginsPlate(tokens: readonly Token[], at: number): boolean {
  return countOfFixed(tokens, at) > 1
}

export function isNumberLike(tokens: readonly Token[]): boolean {
  const key = keyOf(tokens)
  return key.length >= 4 && hasDigit.test(key)
}

/** The tokens between spaces. */
export function chunksOf(tokens: readonly Token[]): Token[][] {
  const chunks: Token[][] = []
  for (const token of tokens) {
    const last = chunks.at(-1)
    if (token.before === gaps.joined && last) last.push(token)
    else chunks.push([token])
  }
  return chunks
}

/**
 * Whether a piece has a space within it, and begins or ends where none is: `2007 ZZE122` in
 * `2007 ZZE122-8856815`, which all cars of a model have.
 */
export function cutsChunk(tokens: readonly Token[], from: number, until: number): boolean {
  const isSpaced = tokens.slice(from + 1, until).some(({ before }) => before > gaps.joined)
  const ends = [from > 0 && tokens[from], tokens[until]]
  return isSpaced && ends.some((end) => end && end.before === gaps.joined)
}

/** Whether a piece begins or ends within a run in groups: `HP 5CG8 225L` in `HP 5CG8 225L ZW`. */
export function cutsGroups(tokens: readonly Token[], from: number, until: number): boolean {
  for (let first = Math.max(0, from - mostGroups); first < until; first++) {
    for (let end = from + 1; end <= Math.min(tokens.length, first + mostGroups); end++) {
      const isCut = [from, until].some((at) => first < at && at < end)
      if (isCut && isGrouped(tokens.slice(first, end))) return true
    }
  }
  return false
}

/** Acer's serial numbers have six. */
const mostGroups = 6

/** Whether a piece ends within what has the form of a VIN: `WVWZZZ1KZ9W` in `Golf 4 WVWZZZ1KZ9W 334226`. */
export function cutsVin(tokens: readonly Token[], until: number): boolean {
  let begun = ''
  for (let first = until - 1; first >= 0; first--) {
    begun = tokens[first]?.text + begun
    if (begun.length >= vinLength) break
    let vin = begun
    for (let end = until; end < tokens.length && vin.length < vinLength; end++) {
      vin += tokens[end]?.text
      if (vinCharacters.test(vin) && /\d{4}$/.test(vin)) return true
    }
  }
  return false
}

/** Whether each piece is as long as a serial number: then they are several, not groups of one. */
export function areSeveral(chunks: readonly Token[][]): boolean {
  if (chunks.length < 2) return false
  return chunks.every((chunk) => {
    const key = keyOf(chunk)
    return key.length >= 8 && hasDigit.test(key)
  })
}
