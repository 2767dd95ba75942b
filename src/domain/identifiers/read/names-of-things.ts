import { listedMakerIn } from '../../assets/listed-makers.ts'
import { isMakerName } from '../../assets/makers.ts'
import { mobileNumber } from '../../users/phone-numbers.ts'
import { isIssuedPlate } from '../plate-shapes.ts'
import { chunksOf, isFixedForm, isGrouped, isHexadecimal, keyOf } from './token-groups.ts'
import { gaps, type Token } from './tokens.ts'
import { isHarmlessWord, kindOfLabelWord } from './words.ts'
import type { WrittenNumber } from './written-numbers.ts'

const wordWithFewDigits = /^(?=.{6,9}$)[A-Z]{4,}\d{1,3}[A-Z]?$/
/** `5000 mAh`, `4 GB RAM 64 GB ROM`, `8/256GB`, `4G`. */
const quantity =
  /^(?:(?:RAM |ROM )?\d{1,5} ?(?:(?:GB|TB|MAH|MP|KG|INCH|INCHES)(?: ?(?:RAM|ROM|SSD|HDD))?|(?=[/+]))(?:[ /+,]+|$))+$|^[2-6]G$/

/** Whether it is what a thing is called rather than a number of it: `iPhone 13`, `256GB`. */
export function isNameOfThing({
  key,
  spelled,
  tokens,
}: Pick<WrittenNumber, 'key' | 'spelled' | 'tokens'>): boolean {
  if (wordWithFewDigits.test(spelled) || quantity.test(spelled)) return true
  const hasWord = /\s/.test(spelled) && tokens.some(({ text }) => /^[A-Z]{4,}$/.test(text))
  if (!hasWord || key.replace(/\D/g, '').length > 3) return false
  // `C02X KQAB JGHW` is a number in groups.
  return !isGrouped(tokens) || !tokens.some(({ text }) => /[A-Z]/.test(text) && /\d/.test(text))
}

/** `i5-8250U`, `16GB RAM` */
const computerPart =
  /^(?:CORE )?I[3579](?:-?\d{4,5}[A-Z]{0,2})?$|^\d{1,4}[GT]B(?: (?:RAM|ROM|SSD|HDD))?$/
/** Also HP's, which without the inches may be a plate: `15-RA003NIA`. */
const modelNumber =
  /^(?:SM|GT|LM)-?[A-Z]\d{3,4}[A-Z0-9]{0,3}(?:[-/][A-Z0-9]{1,3})?$|^1\d-[A-Z]{2}\d{3,4}[A-Z]{2,3}$|^TA-\d{4}$|^XT-?\d{4}(?:-\d{1,2})?$|^A[12]\d{3}$|^(?:CPH|RMX)\d{4}$|^M\d{4}[A-Z]\d{1,2}[A-Z]{1,2}$|^2[0-4](?:0[1-9]|1[0-2])\d{3,5}[A-Z]{1,2}$/

/**
 * Whether a maker or a count may be before the short groups of a number: `HP 5CD1 234X YZ`. Who looks the
 * number up alone does not find the whole.
 */
export function mayHaveMore(spelled: string): boolean {
  const groups = spelled.split(/\s+/).map((group) => group.replace(/[^0-9A-Z]/g, ''))
  const [first = '', second = ''] = groups
  if (groups.length < 2 || groups.some(({ length }) => length > 4)) return false
  return (groups.length > 2 && first.length < second.length) || isMakerName(first.toLowerCase())
}

/** The code of a model as makers write it: `SM-G991B/DS`, `TA-1234`. */
export function isModelNumber(spelled: string): boolean {
  return modelNumber.test(spelled) || computerPart.test(spelled)
}

/** The pieces of the codes of models among these. Without its dash one may be a plate: `LMG710EM`. */
export function piecesOfModels(tokens: readonly Token[]): ReadonlySet<Token> {
  const models = chunksOf(tokens).filter((chunk) => {
    const spelled = chunk.map(({ signs, text }, at) => (at > 0 ? signs : '') + text).join('')
    return isModelNumber(spelled) && !isIssuedPlate(spelled)
  })
  return new Set(models.flat())
}

/** A shorter number beside a longer one is rather a model: `E7470 8XK2PQ2`. */
const minCertainCharacters = 8
/** Sony's and Nikon's serial numbers: `KD-55X80J 6831132`. */
const fewestDigits = 7

/** Whether this may be the number of the thing, so that what is beside it may be something else. */
function mayBeItsNumber(key: string): boolean {
  if (/^\d+$/.test(key)) return key.length >= fewestDigits && mobileNumber(key) === null
  return key.length > 5 && /\d/.test(key)
}

const isOfThing = (key: string) => isFixedForm(key) || mayBeItsNumber(key)

/** `ZZT240-2684965` */
const chassis = /^[A-Z]{1,5}\d{1,3}[A-Z]?\d{7}$/

/**
 * Whether what looks like a plate may be of a gadget whose number is among `others`: the size of its memory
 * (`ROM:128GB`, `8th Gen 500GB`), or a model that signs divide otherwise than a plate (`MF839LL/A`, `UX310UAK`).
 */
function isOfGadget(tokens: readonly Token[], others: readonly string[]): boolean {
  const isSize = /\d[GT]B$/.test(keyOf(tokens))
  if (!isSize && isDividedAsPlate(tokens)) return false
  // A service tag has seven characters, and so may the code of an engine.
  const least = isSize ? 7 : 10
  return others.some(
    (other) =>
      /^\d{15}$/.test(other) ||
      (other.length >= least &&
        mayBeItsNumber(other) &&
        !isFixedForm(other) &&
        !chassis.test(other)),
  )
}

/** Whether signs divide its letters from its digits, and nothing else: `KJA-012AB`. */
function isDividedAsPlate(tokens: readonly Token[]): boolean {
  const ends = tokens.slice(1).map(({ text }, at) => `${tokens[at]?.text.at(-1)}${text[0]}`)
  return ends.length > 0 && ends.every((pair) => /^(?:[A-Z]\d|\d[A-Z])$/.test(pair))
}

/**
 * Whether a number among `others` and words may be a model, a year, a size or a price. It is looked
 * up, but a report of it is no answer about the thing: anybody can register `13PRO` and report it.
 */
export function isPerhapsName(tokens: readonly Token[], others: readonly string[]): boolean {
  const key = keyOf(tokens)
  const isSpaced = tokens.some(({ before }, at) => at > 0 && before > gaps.joined)
  // The first group of a number whose second one is read as a word: `C02X XNFJ JGH5 black`.
  if (key.length < 5) return true
  if (productOfGs1.test(key) && others.length > 0) return true
  // The phone number of who sells it.
  if (isSpaced && others.length > 0 && tokens.some(isPhoneLine)) return true
  if (piecesOfModels(tokens).size === tokens.length) return true
  if (isIssuedPlate(key)) {
    if (isOfGadget(tokens, others)) return true
    return isSpaced && (isModelLikePlate(tokens) || (endsInWord(tokens) && others.some(isOfThing)))
  }
  // The year and the code of a model: `2005 ZZE122L-AEPDKA`. A VIN ends in four digits.
  if (key.length === 17 && tokens.length > 1 && !/\d{4}$/.test(key)) return others.length > 0
  if (isSpaced && !isGrouped(tokens) && tokens.some(({ text }) => sizeOfMemory.test(text)))
    return true
  if (isFixedForm(key) || isHexadecimal(key)) return isOfSizes(tokens) && others.some(isFixedForm)
  // `HP 15-dw1024nia S/N 5CG8123XYZ`: nothing in its form tells a model from a number, but a long one from
  // what has the form of a plate. `Lexus IS250` is the name of a car.
  const isInGroups = isGrouped(tokens) && !tokens.some(({ text }) => /^[A-Z]{5,}$/.test(text))
  const mayBeCar = key.length < 10 || (isSpaced && !isInGroups)
  const rivals = mayBeCar ? others : others.filter((other) => !isIssuedPlate(other))
  if (!/^\d{14,}$/.test(key) && rivals.some(mayBeItsNumber)) return true
  if (/^\d+$/.test(key) && key.length < minCertainCharacters) return true
  if (isSpaced) return key.length < minCertainCharacters || hasWordAndFewDigits(tokens)
  return key.length < minCertainCharacters
    ? others.some((other) => isFixedForm(other) || other.length > key.length)
    : others.length > 0 && isNameInOneWord(key)
}

/**
 * Whether the end of what looks like a plate may be the label of the number behind it, or a small word:
 * `RX 350 VIN`, `ML 350 for sale`, `EOS 600D S/N`.
 */
function endsInWord(tokens: readonly Token[]): boolean {
  return tokens.slice(1).some(({ text, before }) => {
    const isApart = before > gaps.joined
    if (text.length === 1) return isApart
    return isApart && (kindOfLabelWord(text) !== undefined || isHarmlessWord(text))
  })
}

/** `iPhone13Pro`, `11ProMax`. */
export function isNameInOneWord(key: string): boolean {
  return /^(?:[A-Z]{4,}\d{1,4}[A-Z]*|\d{1,4}[A-Z]{3,})$/.test(key)
}

/** `XPS 13 9310` */
function hasWordAndFewDigits(tokens: readonly Token[]): boolean {
  const hasWord = tokens.some(({ text }) => /^[A-Z]{3,}$/.test(text))
  return hasWord && tokens.every(({ text }) => /^[A-Z]+$|^[A-Z]?\d{1,4}[A-Z]{0,2}$/.test(text))
}

export const isPhoneLine = ({ text }: Token) => mobileNumber(text) !== null

/** Whether these may be a model, its year and its sizes: `A12 2021 4/64 5000`, `E240 2002 2600`. */
export function isOfSizes(tokens: readonly Token[]): boolean {
  if (tokens.length < 3 || tokens.some(({ text }) => text.length > 6)) return false
  const [first, ...sizes] = tokens.map(({ text }) => text)
  const hasYear = sizes.some((size) => /^(?:19|20)\d\d$/.test(size))
  const isOfModel = /[A-Z]/.test(first ?? '') && sizes.every((size) => /^\d+$/.test(size))
  return !isGrouped(tokens) || (isOfModel && hasYear)
}

/** `Pro 128GB`, `HP 840 Pro`, `BMW 525 GT`, and `for 123 CD`, which is a plate behind a word. */
export function isModelLikePlate(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens.map(({ text }) => text)
  if (first === undefined) return false
  const isWord = wordsOfModels.has(first) || (first.length > 1 && isHarmlessWord(first))
  const isDescribed = wordsBehindModels.has(rest.at(-1) ?? '')
  return isWord || isDescribed || listedMakerIn(first) !== null || memory.test(rest.join(''))
}

/** The number of a product with 14 digits, as an IMEI without its check digit has, also with `(01)` before it. */
const productOfGs1 = /^(?:010\d{13}|0[02-9]\d{12})$/
/** `i5-8250U 8GB DDR4 256GB` has the form of a VIN. */
const sizeOfMemory = /^(?:[468]|12|16|32|64|128|256|512)GB$|^[12]TB$/
const memory = /^(?:128|256|512)(?:GB|TB)$/
const wordsOfModels = new Set([
  ...['PRO', 'MAX', 'AIR', 'NEO', 'TAB', 'SSD', 'HDD', 'RAM', 'ROM', 'NEW', 'GB', 'TB'],
])
/** `RX 350 AWD`, `AIR 256 SSD` */
const wordsBehindModels = new Set(['AWD', 'FWD', 'RWD', 'SUV', 'CAR', 'SSD', 'HDD', 'RAM', 'ROM'])
