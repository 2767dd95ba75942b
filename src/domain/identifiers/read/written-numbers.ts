import { isPlausibleImei } from '../imei.ts'
import type { IdentifierKind } from '../kinds.ts'
import { isIssuedPlate, isOfficialPlate } from '../plate-shapes.ts'
import {
  areSeveral,
  chunksOf,
  countOfFixed,
  isFixedForm,
  isGrouped,
  isHexadecimal,
  isNumberLike,
  isShownForm,
  keyOf,
} from './token-groups.ts'
import { gaps, type Token, tokensOf } from './tokens.ts'
import {
  counted,
  countrySigns,
  isHarmlessWord,
  isLabelBefore,
  kindOfLabelWord,
  namesThing,
  painted,
} from './words.ts'

/** One number of a text, as it is written there. */
export interface WrittenNumber {
  /** Its letters and digits. */
  key: string
  /** The same with its separators. */
  spelled: string
  tokens: readonly Token[]
  /** The kind that a label before it names. */
  label: IdentifierKind | null
  /** Nothing is between that label and it, nor `of`, as in `IMEI of my Hot 30i`. */
  isLabelled: boolean
  /** The word before it, if it could also be its beginning: `SN 12345678`. */
  wordBefore: string | null
  /** The word behind it, if it could also be its end. */
  wordAfter: string | null
}

export interface WrittenText {
  numbers: WrittenNumber[]
  tokens: readonly Token[]
  words: readonly string[]
  /** What was not read: words, or pieces that are too short. */
  leftover: string
  hasForeign: boolean
}

interface Run {
  tokens: Token[]
  label: IdentifierKind | null
  wordBefore: string | null
  wordAfter: string | null
}

const noRun: Run = { tokens: [], label: null, wordBefore: null, wordAfter: null }
const digitsOnly = /^\d+$/
const lettersOnly = /^[A-Z]+$/
const hasDigit = /\d/

/**
 * What is dialled to see an IMEI, the GS1 marks of a product with its number, of a serial number and
 * of a phone's number, the signs of HTML, and the sender of a forwarded message: `+234 803 123 4567: `.
 */
const notNumber =
  /\*\s?#\s?0\s?6\s?#|\(01\)\s?0\d{13}(?=\s?\(21\))|\((?:21|8002)\)|&(?:AMP|NBSP|#X?[0-9A-F]{2,6});|\+(?!(?:[ ()-]*\d){14})\d[\d ()-]{7,17}:(?=\s*\S)/g

/** A character in the source of a page: `&#53;` or `&#x35;` for a 5. */
const characterCode = /&#(?:0*(\d{2,3})|X0*([0-9A-F]{2}));/g

/** The letter or digit that a code stands for, or a space. */
function characterOf(_: string, decimal: string | undefined, hex: string): string {
  const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
  const character = String.fromCharCode(code).toUpperCase()
  return /[0-9A-Z]/.test(character) ? character : ' '
}

/** What spreadsheets write behind a number that they take for an amount: `7593680729.0`. */
const decimals = /(?<=(?<!\d[ ./-]?|[A-Z.-])\d{7,})\.00?(?![-.]*[0-9A-Z])/g

/** `S/N: 5CD1234XYZ`, `S/No. 5CD1234XYZ`, `S/N5CD1234XYZ` */
const serialLabel = /(?<![0-9A-Z])S(?:[^\s0-9A-Z]+NO?(?![0-9A-Z])|\/N(?=[0-9A-Z]{5}))/g

/** What programs write before digits in base 16: `0xA45E60C2119F`. */
const hexMark = /(?<![0-9A-Z])0X(?=[0-9A-F]{12,16}(?![0-9A-Z]))/g

/** Finds the numbers in a text in the form of `spellOut`, label by label and line by line. */
export function writtenNumbersIn(spelled: string): WrittenText {
  const text = spelled
    .replace(characterCode, characterOf)
    .replace(notNumber, (signs) => ' '.repeat(signs.length))
    .replace(/\bWI[- ]FI\b/g, 'WIFI ')
    .replace(serialLabel, (label) => 'SN'.padEnd(label.length))
    .replace(hexMark, '  ')
    .replace(decimals, (zeros) => ' '.repeat(zeros.length))
  const { tokens, hasForeign } = tokensOf(text)
  const numbers: WrittenNumber[] = []
  const left: Token[] = []
  const add: Add = (run, some, word = null) => {
    const [first] = some
    const last = some.at(-1)
    if (!first || !last) return
    const isNext = (word !== null || first === run.tokens[0]) && !/[:=#\n]/.test(first.signs)
    numbers.push({
      key: keyOf(some),
      spelled: text.slice(first.start, last.end),
      tokens: some,
      label: run.label,
      isLabelled: run.label !== null && first === run.tokens[0] && !isNameBefore(run, first, last),
      wordBefore: isNext ? (word ?? run.wordBefore) : null,
      wordAfter: last === run.tokens.at(-1) ? run.wordAfter : null,
    })
  }
  /** `IMEI of my Hot 30i is …`, `S/N (X515EA): …` */
  const isNameBefore = ({ wordBefore }: Run, first: Token, last: Token) =>
    namesThing(wordBefore) || namesThing(first.text) || /^ ?\)? ?[:=]/.test(text.slice(last.end))
  const runs = isShownForm(tokens) ? [{ ...noRun, tokens }] : runsOf(tokens)
  const all = runs.flatMap((run) => run.tokens)
  const [first] = runs
  if (first && runs.length > 1 && all.every((token) => digitsOnly.test(token.text))) {
    const digits = keyOf(all)
    if (digits.length === 15 && isPlausibleImei(digits)) {
      runs.splice(0, runs.length, { ...first, tokens: all })
    }
  }
  // One number that continues on the next line.
  if (first && all.length === tokens.length && runs.some((run) => !isNumberLike(run.tokens))) {
    runs.splice(0, runs.length, { ...first, tokens: all })
  }
  for (const run of runs) readRun(run, runs.length > 1, add, left)
  const isLabelled = numbers.some(({ label }) => label !== null)
  if (!isLabelled && tokens.length > 0 && !numbers.some(({ key }) => hasDigit.test(key))) {
    // Words alone: a fancy plate at most.
    numbers.length = 0
    add({ ...noRun, tokens }, tokens)
    return { numbers, tokens, words: wordsOf(tokens), leftover: '', hasForeign }
  }
  const isIndex = ({ text }: Token) => text.length <= 2 && digitsOnly.test(text)
  const arePlates = numbers.length > 0 && numbers.every(({ key }) => isIssuedPlate(key))
  const isBeside = (token: Token) =>
    (numbers.some(isFixed) && isIndex(token)) || (arePlates && painted.has(token.text))
  const leftover = wordsOf(left.filter((token) => !isBeside(token))).join(' ')
  return { numbers, tokens, words: wordsOf(tokens), leftover, hasForeign }
}

const wordsOf = (tokens: readonly Token[]) => tokens.map((token) => token.text)
const isFixed = ({ key }: WrittenNumber) => isFixedForm(key)

/** The runs between labels, small words and the ends of lines and lists. */
function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  let run: Run = { ...noRun, tokens: [] }
  const close = (label: IdentifierKind | null, wordBefore: string | null) => {
    if (run.tokens.length > 0) runs.push(run)
    run = { ...noRun, tokens: [], label, wordBefore }
  }
  let isAfterCounted = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    const isIndex = isAfterCounted && next !== undefined && /^[12]$/.test(token.text)
    isAfterCounted = counted.has(token.text)
    if (isIndex) continue
    const opens = token.before > gaps.joined || at === 0 || run.tokens.length === 0
    // `S/N: PF3X K29Q SN`
    const isGroup = endsGroups(run.tokens, token) && !isLabelBefore(next, tokens[at + 2])
    const named = opens && !isGroup ? kindOfLabelWord(token.text) : undefined
    const label = next && !beginsPlate(tokens, at) ? named : undefined
    const isLast = next === undefined && named !== undefined
    if (label !== undefined) {
      close(label, (run.tokens.length === 0 ? (run.wordBefore ?? '') : '') + token.text)
    } else if (isLast && at > 0) {
      close(null, null)
    } else if (
      opens &&
      isHarmlessWord(token.text) &&
      !isSpelledOut(tokens, at) &&
      endsHere(token, next) &&
      !beginsPlate(tokens, at) &&
      !endsGroups(run.tokens, token) &&
      !endsPlate(run.tokens, token)
    ) {
      run.wordAfter = token.before === gaps.spaced ? token.text : null
      close(run.tokens.length === 0 ? run.label : null, token.text)
    } else if (countrySigns.has(token.text) && isPlate(run.tokens.slice(-3))) {
      close(null, null)
    } else {
      if (token.before === gaps.apart) close(run.tokens.length === 0 ? run.label : null, null)
      run.tokens.push(token)
    }
  }
  close(null, null)
  return runs
}

/**
 * Whether a letter by itself is one of a number that is written letter by letter, or in short groups:
 * `PWH 794 A I`. A word of one letter stands among words.
 */
function isSpelledOut(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text.length !== 1) return false
  const beside = [tokens[at]?.before === gaps.apart ? undefined : tokens[at - 1], tokens[at + 1]]
  return beside.some(
    (other) =>
      other && (other.text.length === 1 || (other.text.length < 5 && hasDigit.test(other.text))),
  )
}

/** `NA 123 B01` is a plate of the army, though `na` is a word; `REG 123 AB` is one of a car. */
function beginsPlate(tokens: readonly Token[], at: number): boolean {
  const isLabel = /[:#=.]/.test(tokens[at + 1]?.signs ?? '')
  // `for 123 CD 3`, `Plate No 34 CD 173`
  if (isLabel || isOfficialPlate(keyOf(tokens.slice(at + 1, at + 4)))) return false
  return [2, 3].some((count) => isPlate(tokens.slice(at, at + count)))
}

function isPlate(tokens: readonly Token[]): boolean {
  const key = keyOf(tokens)
  return isIssuedPlate(key) || isOfficialPlate(key)
}

/** Whether a small word or a label is the last group of a number in fours: `C02X K0AB JGH5 MA`. */
function endsGroups(groups: readonly Token[], { text }: Token): boolean {
  const last = groups.slice(-2)
  return text.length < 4 && last.length === 2 && last.every((group) => group.text.length === 4)
}

/** They rather go on behind the name of a model: `GLK 350 is clean`. */
const englishWords = /^(?:AM|AN|BE|ID|IF|IN|IS|IT|ME|MY|NO|NR|OF|OK|ON|OR|TO|TV)$/

/** Whether a small word is the series of a plate: `check KJA 012 TA`, `LA 1234 KU`. */
function endsPlate(groups: readonly Token[], token: Token): boolean {
  if (token.text.length !== 2 || englishWords.test(token.text)) return false
  return [1, 2].some((count) => {
    const key = keyOf([...groups.slice(-count), token])
    return isIssuedPlate(key) || /^[A-Z]{2}\d{4}[A-Z]{2}$/.test(key)
  })
}

/** Whether a small word ends here: a serial number may begin with `NO-`. */
function endsHere({ text }: Token, next: Token | undefined): boolean {
  if (next === undefined || next.before > gaps.joined || /[:=#)]/.test(next.signs)) return true
  return next.signs.includes('.') && /^N(?:OS?|R|UM)$/.test(text)
}

type Add = (run: Run, tokens: Token[], word?: string | null) => void

function readRun(run: Run, hasOthers: boolean, add: Add, left: Token[]): void {
  const { tokens } = run
  if (isOneNumber(tokens)) {
    add(run, tokens)
    return
  }
  let free: Token[] = []
  let hasFound = false
  const close = () => {
    readRest(run, free, { hasOthers: hasOthers || hasFound, add, left })
    free = []
  }
  for (let at = 0; at < tokens.length; at++) {
    const count = countOfFixed(tokens, at)
    if (count === 0) {
      const token = tokens[at] as Token
      if (token.before === gaps.slashed) close()
      free.push(token)
      continue
    }
    hasFound = true
    close()
    const some = tokens.slice(at, at + count)
    add(run, some)
    at += count - 1
    if (keyOf(some).length === 15 && isVersion(tokens, at + 1)) at++
  }
  close()
}

function isOneNumber(tokens: readonly Token[]): boolean {
  if (isHexadecimal(keyOf(tokens))) return true
  if (isGrouped(tokens)) return !endsInPlate(tokens)
  // Fifteen of more single digits are an IMEI by accident only.
  return tokens.length > 15 && tokens.every(({ text }) => /^\d$/.test(text))
}

/** `LAGOS QS106-BRR`, as it is painted. */
function endsInPlate(tokens: readonly Token[]): boolean {
  const [one, other] = tokens.slice(-2)
  if (!one || !other || one.before === gaps.joined || other.before > gaps.joined) return false
  return isIssuedPlate(one.text + other.text)
}

/** The two digits of the software version behind an IMEI: `/ 01`. */
function isVersion(tokens: readonly Token[], at: number): boolean {
  return /^\d\d$/.test(tokens[at]?.text ?? '') && countOfFixed(tokens, at) === 0
}

interface Rest {
  hasOthers: boolean
  add: Add
  left: Token[]
}

/** What is neither an IMEI nor a VIN nor a plate: serial numbers, perhaps among words. */
function readRest(run: Run, tokens: Token[], { hasOthers, add, left }: Rest): void {
  if (tokens.length === 0) return
  const chunks = chunksOf(tokens)
  const isWord = (chunk: Token[]) =>
    chunk.every(({ text }) => lettersOnly.test(text)) && keyOf(chunk).length > 3
  const hasNumber = chunks.some((chunk) => hasDigit.test(keyOf(chunk)))
  if (!hasNumber && (hasOthers || chunks.length > 1)) {
    left.push(...tokens)
    return
  }
  if (hasNumber && chunks.some(isWord) && !isPrefixed(chunks)) {
    let some: Token[] = []
    let word: string | null = null
    const close = () => {
      // The word may be the first group of the number: `MacBook FVFG 6661 Q6L4`.
      if (isNumberLike(some)) add(run, some, word)
      else left.push(...some)
      some = []
    }
    for (const chunk of chunks) {
      if (isWord(chunk)) {
        close()
        word = keyOf(chunk)
        left.push(...chunk)
      } else some.push(...chunk)
    }
    close()
    return
  }
  if (areSeveral(chunks)) for (const chunk of chunks) add(run, chunk)
  else if (!hasOthers || isNumberLike(tokens)) add(run, tokens)
  else left.push(...tokens)
}

/** `SHOP 00007`: the letters may be the beginning of the number. Both readings are candidates. */
function isPrefixed(chunks: readonly Token[][]): boolean {
  const [first, second] = chunks
  return (
    chunks.length === 2 && keyOf(first ?? []).length === 4 && hasDigit.test(keyOf(second ?? []))
  )
}
