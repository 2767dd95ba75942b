import type { UnparsableReason } from '../identifier-reasons.ts'
import { hasImeiCheckDigit } from '../imei.ts'
import type { IdentifierKind } from '../kinds.ts'
import {
  isShownOtherwise,
  maxTypedCharacters,
  spellOut,
  tooLong,
  whyWrongLength,
} from '../normalize.ts'
import { arePlaceholderWords, filler, isFactoryValue, isJunk } from '../placeholders.ts'
import type { Candidate } from './candidates.ts'
import {
  addLookAlikes,
  addMakerCodes,
  addPieces,
  among,
  Candidates,
  howAmong,
} from './candidates-of-number.ts'
import { type Doubt, doubtAbout, doubtsAboutText } from './doubts.ts'
import { addJoined } from './joined.ts'
import { isHarmlessWord, kindOfLabelWord } from './words.ts'
import { type WrittenNumber, type WrittenText, writtenNumbersIn } from './written-numbers.ts'

/** What a text means. */
export interface TextReading {
  /** Every identifier that it could be, the surest first. */
  candidates: readonly Candidate[]
  /** The numbers in it, as they are written. */
  numbers: readonly string[]
  /** Why it may not mean what it says, the gravest first. */
  doubts: readonly Doubt[]
  /** The words that were not read. */
  leftover: string
}

/**
 * Reads any text: typed, pasted, scanned, or sent by message. A lookup may give an all-clear only if
 * the reading has candidates and no doubt. Pure; never throws; the work is bounded.
 */
export function readText(text: string): TextReading {
  if (text === lastText) return lastReading
  lastReading = plainImei(text) ?? readAny(text)
  lastText = text
  return lastReading
}

/** The last text is cached, because a lookup reads one text several times. */
let lastText = ''
let lastReading: TextReading = refused({ code: 'number-missing' })

const fifteenDigits = /^\d{15}$/
const noDoubts: readonly Doubt[] = []
const slip: readonly Doubt[] = [{ code: 'imei-slip' }]

/** Most lookups: 15 digits. With a wrong check digit they are no IMEI. */
function plainImei(text: string): TextReading | null {
  if (text.length !== 15 || !fifteenDigits.test(text)) return null
  const key = text.slice(0, 14)
  if (isJunk(key) || isFactoryValue(key)) return null
  const how = { certainty: 'typed', why: 'as-written', number: 0 } as const
  const serial = { kind: 'serial-number', namespace: 'serial', key: text, ...how } as const
  const chassis = { kind: 'chassisNumber', namespace: 'chassis', key: text, ...how } as const
  if (!hasImeiCheckDigit(text)) {
    return { candidates: [serial, chassis], numbers: [text], doubts: slip, leftover: '' }
  }
  const imei = { kind: 'imei1', namespace: 'imei', key, ...how } as const
  return { candidates: [imei, serial, chassis], numbers: [text], doubts: noDoubts, leftover: '' }
}

function readAny(text: string): TextReading {
  const written = writtenIn(text)
  if ('code' in written) return refused(written)
  const { spelled, numbers, leftover, hasForeign } = written
  const all = new Candidates()
  const isWhole = leftover === '' && !hasForeign
  const how = isWhole ? ({ certainty: 'typed', why: 'as-written' } as const) : among
  const besides = numbers.map((number) => numbers.filter((each) => each !== number).map(toKey))
  for (const [at, number] of numbers.entries()) {
    const isCertain = isNamedByLabel(number) || (isWhole && numbers.length === 1)
    const certain = isCertain ? how : howAmong(number.tokens, besides[at] ?? [], how)
    all.addKey(number.key, at, certain, number)
  }
  addJoined(all, written)
  for (const [at, number] of numbers.entries()) addPieces(all, number, at, besides[at] ?? [])
  const read = all.inOrder()
  for (const [at, { key }] of numbers.entries()) {
    const tag = serviceTagOf(spelled, key)
    if (tag !== null) all.addAs('serial-number', tag, at, makerCode)
  }
  for (const { key, number, certainty } of read) addMakerCodes(all, key, number, certainty)
  for (const [at, number] of numbers.entries()) addLookAlikes(all, number.key, at)
  for (const { key, number, certainty, why } of read) {
    if (certainty !== 'piece' && why !== 'word-beside') addLookAlikes(all, key, number)
  }
  all.addRepairedPlates()
  const doubts = [
    ...(hasForeign ? [{ code: 'foreign-letters' } as const] : []),
    ...numbers.flatMap((number) => placeholderDoubt(number) ?? doubtAbout(number) ?? []),
    ...doubtsAboutText(spelled, written),
    ...(all.isFull ? [{ code: 'other-words' } as const] : []),
  ]
  const [first] = numbers
  if (all.found.length === 0 && doubts.length === 0) {
    doubts.push((first && whyWrongLength(first.key)) ?? filler)
  }
  return {
    candidates: all.inOrder(),
    numbers: numbers.map((number) => number.spelled),
    doubts,
    leftover,
  }
}

/** The fewest characters of the numbers of these labels: `IMEI Hot 30i` names a phone. */
const leastOfLabel: Partial<Record<IdentifierKind, number>> = {
  ...{ imei1: 14, meid: 14, 'mac-address': 12, vin: 10, uuid: 32 },
}

function isNamedByLabel({ isLabelled, label, key }: WrittenNumber): boolean {
  return isLabelled && label !== null && key.length >= (leastOfLabel[label] ?? 0)
}

/** Dell prints the service tag in base 36, and beside it as a decimal “express service code”. */
function serviceTagOf(spelled: string, key: string): string | null {
  if (!/^\d{10,11}$/.test(key) || !/\bSERVICE ?CODE\b/.test(spelled)) return null
  return Number(key).toString(36).toUpperCase()
}

const makerCode = { certainty: 'maker-code', why: 'barcode-prefix' } as const
const toKey = ({ key }: WrittenNumber) => key

/** The numbers of a text, or why it cannot have any. */
export function writtenIn(text: string): (WrittenText & { spelled: string }) | UnparsableReason {
  if (text.length > maxTypedCharacters) return tooLong
  const spelled = spellOut(text)
  const written = writtenNumbersIn(spelled)
  const { numbers, words, hasForeign } = written
  if (words.length === 0) return { code: hasForeign ? 'foreign-letters' : 'number-missing' }
  if (isPlaceholder(words)) return filler
  const [first] = numbers
  if (first && numbers.length === 1) {
    const placeholder = placeholderDoubt(first)
    if (placeholder) return placeholder
  }
  return { ...written, spelled, hasForeign: hasForeign || isShownOtherwise(text) }
}

/** A text like "serial number not visible" or "N/A". */
function isPlaceholder(words: readonly string[]): boolean {
  if (isJunk(words.join(''))) return true
  const others = words.filter((word) => !(kindOfLabelWord(word) || isLabelPart(word)))
  return arePlaceholderWords(others)
}

const isLabelPart = (word: string) =>
  word.length > 2 && isHarmlessWord(word) && !arePlaceholderWords([word])

function placeholderDoubt({ key }: WrittenNumber): UnparsableReason | null {
  const isJunkImei = key.length >= 14 && key.length <= 17 && /^\d+$/.test(key)
  const imei = isJunkImei ? key.slice(0, 14) : key
  if (isJunk(key) || isJunk(imei)) return filler
  return isFactoryValue(key) || isFactoryValue(imei) ? { code: 'factory-value' } : null
}

function refused(doubt: UnparsableReason): TextReading {
  return { candidates: [], numbers: [], doubts: [doubt], leftover: '' }
}
