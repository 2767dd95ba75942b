import { isPlausibleImei } from '../imei.ts'
import { kindRules } from '../kind-rules.ts'
import type { IdentifierKind } from '../kinds.ts'
import { maxCharacters, minCharacters } from '../normalize.ts'
import { isFactoryValue, isJunk } from '../placeholders.ts'
import { maxPlateCharacters } from '../plate-number.ts'
import { isIssuedPlate, isOfficialPlate } from '../plate-shapes.ts'
import { isCheckedVin, maxChassisCharacters, vinCharacters } from '../vin.ts'
import { type Candidate, type Certainty, certainties, type Why } from './candidates.ts'
import { keysThatLookAlike, serialsThatLookAlike, uuidInOtherOrder } from './look-alikes.ts'
import { isNameInOneWord, isPerhapsName, piecesOfModels } from './names-of-things.ts'
import { imeisWithin, isOfEsim, platesWithin, serialWithin, vinsWithin } from './numbers-within.ts'
import {
  cutsChunk,
  cutsGroups,
  cutsVin,
  isFixedForm,
  isGrouped,
  isGroupedByField,
  isHexadecimal,
  isModelAndRest,
  isUuidInGroups,
  keyOf,
} from './token-groups.ts'
import { gaps, type Token } from './tokens.ts'
import { endsWithLabel, gluedLabels, gluedWords, isHarmlessWord } from './words.ts'
import type { WrittenNumber } from './written-numbers.ts'

/** A bound on the work for one text; no text of one or two numbers comes near it. */
const maxCandidates = 140

/** The kinds of fixed form by length. 14 to 17 digits are an IMEI or a MEID, never both. */
const fixedFormKinds: Readonly<Record<number, readonly IdentifierKind[]>> = {
  12: ['mac-address'],
  14: ['imei1', 'meid'],
  15: ['imei1', 'meid'],
  16: ['imei1'],
  17: ['imei1', 'vin'],
  18: ['meid'],
  32: ['uuid'],
}

/** Collects candidates, each identifier once, with the surest certainty that it was added with. */
export class Candidates {
  readonly found: Candidate[] = []
  /** Whether some are left out, so that an all-clear would not be about the whole text. */
  isFull = false

  /** The surest first, and else in the order in which they were added. */
  inOrder(): Candidate[] {
    return this.found.toSorted((one, other) => rankOf(one) - rankOf(other))
  }

  /** Every identifier that a key could be, the kinds of fixed form first. */
  addKey(key: string, number: number, how: How, { spelled = key, label = null }: Written = {}) {
    if (isJunk(key) || isFactoryValue(key) || key.length > maxCharacters) return
    const add = (kind: IdentifierKind) => this.addAs(kind, key, number, { ...how, spelled })
    // With a dash or spaces, eight characters are meant as a plate.
    const isWrittenAsPlate = spelled.length > 8 && key.length === 8 && isRepairable(key)
    if (label === 'plateNumber' || isWrittenAsPlate) add('plateNumber')
    if (label === 'chassisNumber') add(label)
    if (key.length >= minCharacters) {
      for (const kind of fixedFormKinds[key.length] ?? []) if (add(kind)) break
      if (isIssuedPlate(key)) add('plateNumber')
      add('serial-number')
      if (key.length <= maxChassisCharacters) add('chassisNumber')
      // Whatever divides its twelve characters.
      if (key.length === 12) this.addAs('mac-address', key, number, how)
    }
    if (key.length <= maxPlateCharacters) this.addPlate(key, number, how)
  }

  private addPlate(key: string, number: number, how: How): void {
    const rule = kindRules.plateNumber(key, key)
    if (!rule.ok) return
    if (rule.key === key) this.addAs('plateNumber', key, number, how)
    else this.later.push({ key: rule.key, number })
  }

  /** Repaired plates are less sure than anything else that the text may be. */
  private readonly later: { key: string; number: number }[] = []

  addAs(
    kind: IdentifierKind,
    text: string,
    number: number,
    { certainty, why, spelled = text }: How & { spelled?: string },
  ): boolean {
    const rule = kindRules[kind](text, spelled)
    if (!rule.ok) return false
    const { namespace, key } = rule
    for (const other of this.found) {
      if (other.key !== key || other.namespace !== namespace) continue
      if (certainties.indexOf(certainty) < rankOf(other)) Object.assign(other, { certainty, why })
      return true
    }
    this.isFull ||= this.found.length === maxCandidates
    if (!this.isFull) this.found.push({ kind, namespace, key, certainty, why, number })
    return true
  }

  addRepairedPlates(): void {
    const how = { certainty: 'look-alike', why: 'plate-repaired' } as const
    for (const { key, number } of this.later) this.addAs('plateNumber', key, number, how)
  }
}

function rankOf({ certainty }: Candidate): number {
  return certainties.indexOf(certainty)
}

export interface How {
  certainty: Certainty
  why: Why
}

interface Written {
  spelled?: string
  label?: IdentifierKind | null
}

export const among: How = { certainty: 'embedded', why: 'among-others' }
export const perhaps: How = { certainty: 'piece', why: 'among-others' }
const coincidence: How = { certainty: 'piece', why: 'within-longer' }

/** How sure a number is beside the `others` of its text. */
export function howAmong(tokens: readonly Token[], others: readonly string[], how = among): How {
  return isPerhapsName(tokens, others) ? perhaps : how
}

/** Whether a key becomes a regular plate if characters that look alike are exchanged. */
function isRepairable(key: string): boolean {
  const rule = kindRules.plateNumber(key, key)
  return rule.ok && rule.key !== key
}

/** Adds numbers within a written number: its pieces, and what is glued to other characters. */
export function addPieces(
  all: Candidates,
  { tokens, key, wordBefore, wordAfter }: WrittenNumber,
  number: number,
  others: readonly string[],
): void {
  const models = piecesOfModels(tokens)
  addGlued(all, key, number, models.size > 0 ? perhaps : among, howAmong(tokens, others))
  if (isOfEsim(key)) return
  for (const whole of [wordBefore && wordBefore + key, wordAfter && key + wordAfter]) {
    if (!whole || whole.length > maxChassisCharacters) continue
    const isName = others.length > 0 || isNameInOneWord(whole)
    const certainty = isName ? 'piece' : 'embedded'
    all.addKey(whole, number, { certainty, why: 'word-beside' })
  }
  // One VIN in eleven is right by accident: only in the groups in which it is shown.
  const isVin = tokens.length === 3 && isCheckedVin(key)
  const isWhole = isGrouped(tokens) && (isPlausibleImei(key) || isVin)
  if (isWhole || isModelAndRest(tokens) || isGroupedByField(tokens)) return
  if (isIssuedPlate(key) && !isSplitOtherwise(tokens)) return
  // A small word may be taken for the last group: `PFXD IUE0 sir`.
  const last = tokens.at(-1)
  if (tokens.length > 1 && last && (last.text.length === 1 || isHarmlessWord(last.text))) {
    const rest = key.slice(0, -last.text.length)
    const how = howAmong(tokens.slice(0, -1), others)
    if (rest.length >= minPieceCharacters && /\d/.test(rest)) all.addKey(rest, number, how)
  }
  // Many things share the first half of a VIN, of a serial number in groups, and of an IMEI.
  const isOne = isGrouped(tokens) || isPlausibleImei(key)
  for (const [from, until] of piecesOf(tokens)) {
    // All vehicles of a model share the rest: one report of it would be about each.
    const isOfVehicles = cutsVin(tokens, until)
    if (isOfVehicles && isOne && tokens.length === 3) continue
    const piece = tokens.slice(from, until)
    const beside = [tokens.slice(0, from), tokens.slice(until)].map(keyOf)
    const isPart = cutsChunk(tokens, from, until) || cutsGroups(tokens, from, until)
    const isCut = isOfVehicles || isPart
    const isOfModel = isCut || piece.some((token) => models.has(token))
    const how =
      isOne || isOfModel || isTagOfLetters(keyOf(piece))
        ? perhaps
        : howAmong(piece, [...others, ...beside.filter((each) => /\d/.test(each))])
    all.addKey(keyOf(piece), number, how)
    addGlued(all, keyOf(piece), number, isOne || isOfModel ? perhaps : among, how)
    // The small word may be the last group of the piece: `i5 618 BFE E`.
    if (wordAfter && until === tokens.length) all.addKey(keyOf(piece) + wordAfter, number, perhaps)
    if (wordBefore && from === 0) all.addKey(wordBefore + keyOf(piece), number, perhaps)
  }
}

/** Whether a letter of a plate stands apart: it may be a word behind another number. */
export function isSplitOtherwise(tokens: readonly Token[]): boolean {
  return tokens.some(({ text, before }, at) => {
    const isApart = before > gaps.joined || (tokens[at + 1]?.before ?? gaps.joined) > gaps.joined
    return text.length === 1 && isApart
  })
}

/** A service tag has seven characters. */
const minPieceCharacters = 5

/** A service tag may have no digit, and has no vowels, as a word has. */
function isTagOfLetters(key: string): boolean {
  return /^[B-DF-HJ-NP-TV-Z]{7,}$/.test(key)
}

function hasFormOfPiece(key: string): boolean {
  return (key.length >= minPieceCharacters && /\d/.test(key)) || isTagOfLetters(key)
}

/** A number in more pieces is doubted, and only pairs of its neighbours are looked up. */
export const maxWidelyJoined = 8

/** Where neighbouring tokens could be a number by themselves. */
function piecesOf(tokens: readonly Token[]): [from: number, until: number][] {
  const { length } = tokens
  if (length > maxWidelyJoined && isSpelledOut(tokens)) return withoutEnds(length)
  const whole = keyOf(tokens)
  // Three groups of a UUID are no MAC address.
  if (length > 2 && isHexadecimal(whole)) {
    if (isUuidInGroups(tokens)) return []
    if (whole.length < 32 && isGrouped(tokens) && hasOneSign(tokens)) return withoutEnds(length)
  }
  const pieces: [number, number][] = []
  const widest = Math.min(length - 1, length > maxWidelyJoined ? 2 : maxWidelyJoined)
  for (let from = 0; from < length; from++) {
    let key = ''
    for (let at = from; at < Math.min(length, from + widest); at++) {
      key += tokens[at]?.text ?? ''
      if (hasFormOfPiece(key)) pieces.push([from, at + 1])
    }
  }
  return pieces
}

/** Whether the same sign is between all of its groups, as in a MAC address. */
function hasOneSign([, second, ...rest]: readonly Token[]): boolean {
  return rest.every(({ signs }) => signs === second?.signs)
}

/** Whether a number is written letter by letter. */
export function isSpelledOut(tokens: readonly Token[]): boolean {
  return tokens.every(({ text }) => text.length === 1)
}

/** An end may be the number of a list or a word: `1) R Z 8 J`, `A4D5 84F1 D80A 13`. */
function withoutEnds(length: number): [from: number, until: number][] {
  return [
    [1, length],
    [0, length - 1],
    [1, length - 1],
  ]
}

/**
 * IMEIs with a right check digit, VINs and plates with other characters before or behind. Every phone
 * of a model has the plate that is within its code: `SMG991BD` in `SM-G991B/DS`, and many laptops
 * `AM256SSD` in `RAM 256 SSD`.
 */
function addGlued(all: Candidates, key: string, number: number, how: How, ofPlate: How): void {
  if (key.length > maxCharacters) return
  const half = key.slice(0, key.length / 2)
  // Pasted twice; a label may have the model twice.
  if (half.length >= minPieceCharacters && key === half + half) all.addKey(half, number, ofPlate)
  for (const imei of imeisWithin(key)) {
    const around = key.split(imei).join('')
    const howImei = areImeis(around) ? among : howWithin(key, imei)
    all.addAs('imei1', imei, number, howImei)
    // Two numbers without a space: `3539949457339935CG8123ABC`. Nothing tells a model or a count from
    // one, and a word is none: `Hot30i-353994945733993`, `353994945733993-black`.
    const isOfForm = isFixedForm(around) || isHexadecimal(around) || areImeis(around)
    if (hasFormOfPiece(around)) all.addKey(around, number, isOfForm ? howImei : perhaps)
  }
  for (const vin of vinsWithin(key)) all.addAs('vin', vin, number, howWithin(key, vin))
  const howPlate = how === perhaps ? how : ofPlate
  for (const plate of platesWithin(key)) all.addAs('plateNumber', plate, number, howPlate)
  for (const rest of withoutWords(key, gluedLabels)) all.addKey(rest, number, how)
  // The letters may be its own: `OK` begins numbers, too.
  for (const rest of withoutWords(key, gluedWords)) all.addKey(rest, number, perhaps)
}

const areImeis = (text: string) =>
  /^(?:\d{15})+$/.test(text) && (text.match(/\d{15}/g) ?? []).every(isPlausibleImei)

/**
 * With more digits beside it, the form of an IMEI may be a coincidence, and with any digits around it
 * that of a VIN, unless its label is before it.
 */
function howWithin(key: string, found: string): How {
  const [before = '', after = ''] = key.split(found)
  if (!/\d/.test(before + after) || /(?:VIN|CHASSIS|FRAME)(?:NO)?$/.test(before)) return among
  const isRun = /^\d+$/.test(found) && !/\d$/.test(before) && !/^\d/.test(after)
  return isRun ? among : coincidence
}

/** What is left of a key that begins or ends with a word: `SERIALNO5CD1234XYZ`. */
function withoutWords(key: string, words: readonly string[]): string[] {
  const rests = words.flatMap((word) => [
    ...(key.startsWith(word) ? [key.slice(word.length)] : []),
    ...(endsWithLabel(key, word) ? [key.slice(0, -word.length)] : []),
  ])
  return rests.filter((rest) => rest.length >= 6 && /\d/.test(rest))
}

const prefixed = /^(?:SN|1P|\d{0,2}S)(?=.*\d)[0-9A-Z]{7,20}$/

/**
 * Adds what the barcodes of makers add or leave out. Data identifiers of ANSI MH10.8.2 stand before
 * the number: `S` a serial (Apple's boxes), `1P` a part, `23S` a MAC address, `I` the VIN of an
 * import. An HP serial may truly begin with S, so the number as written comes first.
 */
export function addMakerCodes(
  all: Candidates,
  key: string,
  number: number,
  of: Certainty = 'typed',
): void {
  const certainty = of === 'piece' ? of : 'maker-code'
  const how: How = { certainty, why: 'barcode-prefix' }
  const serial = serialWithin(key)
  if (serial !== null) all.addKey(serial, number, how)
  all.addAs('uuid', uuidInOtherOrder(key), number, how)
  if (key.length < 8 || key.length > 24 || /^\d+$/.test(key)) {
    if (/^\d{1,2}S/.test(key)) all.addKey(key.replace(/^\d{1,2}S/, ''), number, how)
    return
  }
  if (/^I[0-9A-HJ-NPR-Z]{17}$/.test(key)) all.addAs('vin', key.slice(1), number, how)
  if (prefixed.test(key)) {
    for (const prefix of [/^S/, /^SN/, /^1P/, /^\d{1,2}S/]) {
      const rest = key.replace(prefix, '')
      if (rest !== key && rest.length >= 7) all.addKey(rest, number, how)
    }
  }
  const isAppleLike = key.length >= 10 && key.length <= 12 && /[A-Z]/.test(key) && /\d/.test(key)
  if (isAppleLike && !key.startsWith('S')) all.addAs('serial-number', `S${key}`, number, how)
  if (key.length === 17 && vinCharacters.test(key))
    all.addAs('chassisNumber', `I${key}`, number, how)
}

/** Adds what a number becomes if characters that look alike are exchanged. */
export function addLookAlikes(all: Candidates, key: string, number: number): void {
  const how: How = { certainty: 'look-alike', why: 'alike' }
  for (const { kind, key: other } of keysThatLookAlike(key)) all.addAs(kind, other, number, how)
  for (const serial of serialsThatLookAlike(key)) {
    all.addAs('serial-number', serial, number, how)
    if (serial.length <= maxChassisCharacters) all.addAs('chassisNumber', serial, number, how)
    // `MU5 123 AB` has the form of an old plate; `NA 123 B01` is no `NA123-BOI`.
    const isRepaired = !isOfficialPlate(key) || key.slice(3) === serial.slice(3)
    if (isOfficialPlate(serial) || (isIssuedPlate(serial) && isRepaired)) {
      all.addAs('plateNumber', serial, number, how)
    }
  }
}
