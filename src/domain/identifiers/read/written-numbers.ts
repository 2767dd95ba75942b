import { hasImeiCheckDigit, isPlausibleImei } from '../imei.ts'
import type { IdentifierKind } from '../kinds.ts'
import { isIssuedPlate, isOfficialPlate } from '../plate-shapes.ts'
import { vinCharacters } from '../vin.ts'
import { gaps, type Token, tokensOf } from './tokens.ts'
import { counted, countrySigns, isHarmlessWord, kindOfLabelWord } from './words.ts'

/** One number of a text, as it is written there. */
export interface WrittenNumber {
  /** Its letters and digits. */
  key: string
  /** The same with its separators. */
  spelled: string
  tokens: readonly Token[]
  /** The kind that a label before it names. */
  label: IdentifierKind | null
  /** The word before it, if it could also be its beginning: `SN 12345678`. */
  wordBefore: string | null
  /** The word behind it, if it could also be its end. */
  wordAfter: string | null
}

export interface WrittenText {
  numbers: WrittenNumber[]
  /** The words of the text; null if it has no others. */
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

/** What is dialled to see an IMEI, and the GS1 marks of a serial number and of a phone's number. */
const notNumber = /\*\s?#\s?0\s?6\s?#|\((?:21|8002)\)/g

/** Finds the numbers in a text in the form of `spellOut`, label by label and line by line. */
export function writtenNumbersIn(spelled: string): WrittenText {
  const text = spelled
    .replace(notNumber, (signs) => ' '.repeat(signs.length))
    .replace(/\bWI[- ]FI\b/g, 'WIFI ')
  const { tokens, hasForeign } = tokensOf(text)
  const numbers: WrittenNumber[] = []
  const left: Token[] = []
  const add = (run: Run, some: Token[]) => {
    const [first] = some
    const last = some.at(-1)
    if (!first || !last) return
    const isNext = first === run.tokens[0] && !/[:=#\n]/.test(first.signs)
    numbers.push({
      key: keyOf(some),
      spelled: text.slice(first.start, last.end),
      tokens: some,
      label: run.label,
      wordBefore: isNext ? run.wordBefore : null,
      wordAfter: last === run.tokens.at(-1) ? run.wordAfter : null,
    })
  }
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
    return { numbers, words: wordsOf(tokens), leftover: '', hasForeign }
  }
  const isIndex = ({ text }: Token) => text.length <= 2 && digitsOnly.test(text)
  const rest = numbers.some(isFixed) ? left.filter((token) => !isIndex(token)) : left
  const leftover = rest.map((token) => token.text).join(' ')
  return { numbers, words: wordsOf(tokens), leftover, hasForeign }
}

const wordsOf = (tokens: readonly Token[]) => tokens.map((token) => token.text)
const keyOf = (tokens: readonly Token[]) => tokens.map((token) => token.text).join('')
const isFixed = ({ key }: WrittenNumber) => isFixedForm(key)

/** Whether a run by itself is certainly a number: 15 digits, a VIN, a plate. */
function isFixedForm(key: string): boolean {
  if (key.length === 15) return digitsOnly.test(key)
  return key.length === 17 ? isVin(key) : isIssuedPlate(key)
}

function isVin(key: string): boolean {
  return vinCharacters.test(key) && hasDigit.test(key) && /[A-Z]/.test(key)
}

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
    const isSN = token.text === 'S' && next?.text === 'N' && next.before === gaps.joined
    if (opens && isSN && /[^\s]/.test(next.signs)) {
      close('serial-number', 'SN')
      at++
      continue
    }
    const label =
      opens && next && !beginsPlate(tokens, at) ? kindOfLabelWord(token.text) : undefined
    const isLast = next === undefined && opens && kindOfLabelWord(token.text) !== undefined
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
      !endsGroups(run.tokens, token)
    ) {
      run.wordAfter = token.before === gaps.spaced ? token.text : null
      close(run.tokens.length === 0 ? run.label : null, token.text)
    } else if (countrySigns.has(token.text) && isIssuedPlate(keyOf(run.tokens.slice(-3)))) {
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
  return [2, 3].some((count) => {
    const key = keyOf(tokens.slice(at, at + count))
    return isIssuedPlate(key) || isOfficialPlate(key)
  })
}

/** Whether a small word is the last group of a number in fours: `C02X K0AB JGH5 MA`. */
function endsGroups(groups: readonly Token[], { text }: Token): boolean {
  const last = groups.slice(-2)
  return text.length < 4 && last.length === 2 && last.every((group) => group.text.length === 4)
}

/** Whether a small word ends here: a serial number may begin with `NO-`. */
function endsHere({ text }: Token, next: Token | undefined): boolean {
  if (next === undefined || next.before > gaps.joined || /[:=#)]/.test(next.signs)) return true
  return next.signs.includes('.') && /^N(?:OS?|R|UM)$/.test(text)
}

type Add = (run: Run, tokens: Token[]) => void

function readRun(run: Run, hasOthers: boolean, add: Add, left: Token[]): void {
  const { tokens } = run
  if (isGrouped(tokens) || isHexadecimal(keyOf(tokens))) {
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

/** A MEID, a MAC address or a UUID in any groups: `AF 0123450 ABCDE` has no word in it. */
export function isHexadecimal(key: string): boolean {
  if (!/^[0-9A-F]+$/.test(key) || digitsOnly.test(key) || !hasDigit.test(key)) return false
  return key.length === 12 || key.length === 32 || /^[A-F].{13,14}$/.test(key)
}

/** The two digits of the software version behind an IMEI: `/ 01`. */
function isVersion(tokens: readonly Token[], at: number): boolean {
  return /^\d\d$/.test(tokens[at]?.text ?? '') && countOfFixed(tokens, at) === 0
}

/** Whether the whole text is one number as this registry shows it, without a label. */
function isShownForm(tokens: Token[]): boolean {
  const [first] = tokens
  if (first === undefined || !isGrouped(tokens)) return false
  if (first.text.length === 3 && tokens.length === 3) return true
  const isWord = isHarmlessWord(first.text) && first.text.length > 2
  return !isWord && kindOfLabelWord(first.text) === undefined
}

/** In the groups in which numbers are shown: `C02X K0AB JGH5`, `1M8 GDM9AX KP042788`. */
export function isGrouped(tokens: readonly Token[]): boolean {
  if (tokens.length < 3) return false
  const lengths = tokens.map(({ text }) => text.length)
  const shown = lengths.join(' ')
  if (shown === '3 6 8') return isVin(keyOf(tokens))
  if (shown === '2 6 6' || shown === '2 6 6 1') return /^[0-9A-F]+$/.test(keyOf(tokens))
  const size = lengths[0] ?? 0
  const isLastShorter = (lengths.at(-1) ?? 0) <= size
  const areEqual = lengths.slice(0, -1).every((length) => length === size)
  return size >= 2 && size <= 5 && areEqual && isLastShorter && hasDigit.test(keyOf(tokens))
}

/** Whether only a dash or a dot is before this token: then both are of one number. */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return at > 0 && token !== undefined && /^[-.]$/.test(token.signs)
}

/** How many tokens from here are one IMEI, VIN or plate; 0 if none. */
function countOfFixed(tokens: readonly Token[], from: number): number {
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
      return at - from + 1
  }
  return 0
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
      if (isNumberLike(some))
        add({ ...run, tokens: some, wordBefore: word ?? run.wordBefore }, some)
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

function isNumberLike(tokens: readonly Token[]): boolean {
  const key = keyOf(tokens)
  return key.length >= 4 && hasDigit.test(key)
}

/** The tokens between spaces. */
function chunksOf(tokens: readonly Token[]): Token[][] {
  const chunks: Token[][] = []
  for (const token of tokens) {
    const last = chunks.at(-1)
    if (token.before === gaps.joined && last) last.push(token)
    else chunks.push([token])
  }
  return chunks
}

/** Whether each piece is as long as a serial number: then they are several, not groups of one. */
function areSeveral(chunks: readonly Token[][]): boolean {
  if (chunks.length < 2) return false
  return chunks.every((chunk) => {
    const key = keyOf(chunk)
    return key.length >= 8 && hasDigit.test(key)
  })
}
