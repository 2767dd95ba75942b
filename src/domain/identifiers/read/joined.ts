import { isPlausibleImei } from '../imei.ts'
import type { IdentifierKind } from '../kinds.ts'
import { isIssuedPlate, isOfficialPlate, isSpecialPlate } from '../plate-shapes.ts'
import { isCheckedVin, vinCharacters } from '../vin.ts'
import { among, type Candidates, howAmong, perhaps } from './candidates-of-number.ts'
import { withDigitsOfWords } from './digits-in-words.ts'
import { isNameInOneWord, isOfSizes, isPhoneLine, piecesOfModels } from './names-of-things.ts'
import {
  chunksOf,
  isFixedForm,
  isGrouped,
  isHexadecimal,
  isModelAndRest,
  isSurelyWhole,
  isUuidInGroups,
  keyOf,
} from './token-groups.ts'
import { gaps, type Token } from './tokens.ts'
import { between, isHarmlessWord, kindOfLabelWord } from './words.ts'
import type { WrittenNumber, WrittenText } from './written-numbers.ts'

/**
 * Adds what neighbouring pieces of a text are together, whatever divides them: the end of a line, a
 * comma, brackets, `and`, `dash`.
 */
export function addJoined(all: Candidates, { tokens, numbers }: WrittenText): void {
  if (tokens.length < 2 && !tokens.some(({ text }) => withDigitsOfWords(text) !== text)) return
  const parts = tokens.flatMap((token) =>
    between.has(token.text) ? [] : [{ ...token, text: withDigitsOfWords(token.text) }],
  )
  const placeOf = ({ start }: Token) =>
    Math.max(
      0,
      numbers.findLastIndex(({ tokens: [first] }) => first !== undefined && first.start <= start),
    )
  if (numbers.length === 0) return
  for (const [at, number] of numbers.entries()) {
    const said = number.tokens
      .map(({ text }) => (between.has(text) ? '' : withDigitsOfWords(text)))
      .join('')
    if (said === number.key) continue
    // Else one report of `IPH113` would be about each `iPhone13`.
    const others = numbers.filter((each) => each !== number).map((each) => each.key)
    const isName = isNameInOneWord(number.key) && !isFixedForm(said)
    all.addKey(said, at, isName ? perhaps : howAmong(number.tokens, others))
  }
  const [number] = numbers
  const isOne = number?.tokens.length === tokens.length && isInItsGroups(number)
  // Three groups of a UUID are no MAC address.
  if (isOne && isHexadecimal(number.key)) return
  const others = numbers.map((each) => each.key)
  const startsOf = (some: readonly WrittenNumber[]) =>
    new Set(some.flatMap((each) => each.tokens.map(({ start }) => start)))
  const wholeNumbers = numbers.filter(isWholeInGroups)
  const whole = startsOf(wholeNumbers)
  const plates = startsOf(numbers.filter(({ spelled }) => isSurelyWhole(spelled)))
  const fixed = startsOf(numbers.filter(({ key }) => isFixedForm(key)))
  const models = piecesOfModels(parts)
  const isWhole = ({ start }: Token) => whole.has(start)
  const isOfPlate = ({ start }: Token) => plates.has(start)
  for (const [from, first] of parts.entries()) {
    let key = ''
    for (let at = from; at < parts.length && key.length < 32; at++) {
      key += parts[at]?.text ?? ''
      const kind = fixedKindOf(key) ?? plateKindOf(key, isOne || whole.size > 0)
      if (kind === null) continue
      const some = parts.slice(from, at + 1)
      // Or one report of `PLEASECHECK356938`, as a VIN, would be about each phone of a model, and one of
      // `4C4C45440038`, as a MAC address, about each UUID of Dell.
      if (some.some(isWhole) && wholeNumbers.every((each) => each.key !== key)) continue
      const mayBeName = kind === 'plateNumber' || kind === 'vin'
      // `RX350 KJA-123AB`: the model and the area, which many cars share.
      const isCut = mayBeName && some.some(isOfPlate) && !some.every(isOfPlate)
      const isOfWords = kind === 'vin' && some.length > 1 && some.some(isWord)
      const isBeside = fixed.size > 0 && !some.some(({ start }) => fixed.has(start))
      const isScattered = isBeside && kind !== 'plateNumber' && isOfOthers(some, kind)
      const isUnsure = isCut || isOfWords || isScattered || some.some((part) => models.has(part))
      const how = isUnsure ? perhaps : mayBeName ? howAmong(some, others) : among
      all.addAs(kind, key, placeOf(first), how)
    }
  }
  for (const [one, next] of neighboursIn(parts)) {
    for (const some of acrossLines(one, next)) {
      // `/ 01` above `IMEI (sim slot 2)`: one report of `01IMEI` would be about each phone.
      if (some.some(isWhole) || (whole.size > 0 && some.every(isWordOrCount))) continue
      const key = keyOf(some)
      if (key.length < 5 || key.length > maxJoinedCharacters || !/\d/.test(key)) continue
      const certainty = some.length === parts.length ? 'embedded' : 'piece'
      all.addKey(key, placeOf(some[0] as Token), { certainty, why: 'among-others' })
    }
  }
  addBesidePlates(all, numbers)
}

/**
 * Adds what pieces of a number and of the next one are together, if one of the two has the form of a
 * plate: the end of `5CG8225/LZW/123AB` is no plate.
 */
function addBesidePlates(all: Candidates, numbers: readonly WrittenNumber[]): void {
  for (const [at, next] of numbers.entries()) {
    const one = numbers[at - 1]
    if (!one) continue
    // An IMEI, a VIN or another plate beside it is whole.
    if (isFixedForm(one.key) === isFixedForm(next.key)) continue
    if (!isIssuedPlate(one.key) && !isIssuedPlate(next.key)) continue
    for (let from = 0; from < one.tokens.length; from++) {
      for (let until = 1; until <= next.tokens.length; until++) {
        const key = keyOf([...one.tokens.slice(from), ...next.tokens.slice(0, until)])
        if (key.length < 5 || key.length > maxJoinedCharacters || !/\d/.test(key)) continue
        all.addKey(key, at - 1, { certainty: 'piece', why: 'among-others' })
      }
    }
  }
}

/**
 * An IMEI in one piece or in its groups, a VIN or UUID in its groups, or a MAC address in pairs. No word
 * belongs to it: `check 35 693803 564380 9`, `VIN: 4T1 BF1FK5 KP200853`.
 */
function isWholeInGroups({ key, tokens }: WrittenNumber): boolean {
  const isInOne = tokens.length === 1 || isGrouped(tokens) || isModelAndRest(tokens)
  if (key.length === 15 && isInOne && isPlausibleImei(key)) return true
  if (key.length === 17 && tokens.length === 3 && isGrouped(tokens)) return true
  if (isUuidInGroups(tokens)) return true
  return tokens.length === 6 && isHexadecimal(key) && tokens.every(({ text }) => text.length === 2)
}

/** `A12 2021 4/64 5000` and `A12 08031234567` have the form of a MEID, `SE 2020 2021 N450000` that of a VIN. */
function isOfOthers(some: readonly Token[], kind: IdentifierKind): boolean {
  const isIrregular = kind === 'vin' && some.length > 2 && !isGrouped(some)
  return isIrregular || isOfSizes(some) || some.some(isPhoneLine)
}

/** `Samsung UA55AU7000` and `MAC address 02:00:00:00:00:00` have the form of a VIN. */
const isWord = ({ text }: Token) => /^[A-Z]{4,}$/.test(text)

/** `Phone, 1: 356938035643809`, `1, IMEI …` */
function isWordOrCount({ text }: Token): boolean {
  return /^\d{1,2}$/.test(text) || isHarmlessWord(text) || kindOfLabelWord(text) !== undefined
}

/** Acer's. Longer serial numbers are hardly written by hand, so two of this length are two. */
const maxJoinedCharacters = 22

/** The chunks between spaces that more than a space divides from the next. */
function neighboursIn(parts: readonly Token[]): [Token[], Token[]][] {
  const chunks = chunksOf(parts)
  return chunks.flatMap((next, at): [Token[], Token[]][] => {
    const one = chunks[at - 1]
    const [first] = next
    const end = one?.at(-1)?.end
    if (!one || !first || end === undefined) return []
    const isDivided = /[^ ]/.test(first.signs) || first.start - end > first.signs.length
    return isDivided && first.before !== gaps.joined ? [[one, next]] : []
  })
}

/**
 * What two chunks may be together. Only the last piece of one, and the first of the next, may belong to
 * the number: `5CD1234XYZ/C02L3`, `C02X49, KH7VX-NG`.
 */
function acrossLines(one: readonly Token[], next: readonly Token[]): Token[][] {
  const [ends, begins] = [one.slice(-1), next.slice(0, 1)]
  const all = [[...one, ...next]]
  if (one.length > 1) all.push([...ends, ...next])
  if (next.length > 1) all.push([...one, ...begins])
  if (one.length > 1 && next.length > 1) all.push([...ends, ...begins])
  return all
}

/** The kind that a key certainly is by its form, or a plate. */
function fixedKindOf(key: string): IdentifierKind | null {
  if (key.length === 15 && isPlausibleImei(key)) return 'imei1'
  if (key.length === 17 && (isCheckedVin(key) || isLikelyVin(key))) return 'vin'
  if (key.length === 18 && /^\d+$/.test(key)) return 'meid'
  if (isHexadecimal(key)) {
    if (key.length === 32) return 'uuid'
    return key.length === 12 ? 'mac-address' : 'meid'
  }
  return null
}

function isInItsGroups({ key, tokens }: WrittenNumber): boolean {
  return isIssuedPlate(key) || isOfficialPlate(key) || isGrouped(tokens)
}

/**
 * `NIS 898 NG` may be a plate behind which a country is, but `KJA 012 AB` is one. Beside an IMEI or a
 * MAC address a word and digits are none: one report of `IMEI1` or `PHONE1` would be about each phone.
 */
function plateKindOf(key: string, isBesideSure: boolean): IdentifierKind | null {
  const isSpecial = isBesideSure ? isOfficialPlate(key) : isSpecialPlate(key) && /\d/.test(key)
  return isSpecial || isIssuedPlate(key) ? 'plateNumber' : null
}

function isLikelyVin(key: string): boolean {
  return (
    vinCharacters.test(key) &&
    /\d{4}$/.test(key) &&
    /[A-Z]/.test(key) &&
    key.replace(/\D/g, '').length >= 6
  )
}
