import { readText } from '../identifiers/read/read-text.ts'
import { isSurelyWhole } from '../identifiers/read/token-groups.ts'
import { isLanguage, type Language, languages } from '../languages.ts'
import { normalForm } from '../text/normal-form.ts'
import { foldToAscii } from './alphabets.ts'
import type { Channel } from './channels.ts'

/** What a caller is asked for. */
export type Question = 'ask-phone' | 'ask-vehicle' | 'ask-found' | 'ask-place'

/** What is shown without a lookup. */
export type Screen =
  | Question
  | 'menu'
  /** The menu, after a choice that does not exist. */
  | 'menu-again'
  | 'choose-language'
  | 'not-a-number'
  /** How a loss is reported by message. */
  | 'loss-by-message'
  | 'too-long'

/** The result of what was typed so far. */
export type Step = { language: Language } & (
  | { kind: 'screen'; screen: Screen }
  /**
   * Look this text up. If it is no identifier, the same question is asked again. With `asFind`, the
   * caller says that they found it, and is asked whether that is so.
   */
  | { kind: 'check'; text: string; asFind?: true }
  /** The caller found the item with this identifier; `place` is null if they did not name one. */
  | { kind: 'found'; text: string; place: string | null }
  /** The caller misses the item with this identifier. */
  | { kind: 'loss'; status: 'Lost' | 'Stolen'; text: string; place: string | null }
  /** Sends the report that waits for this code. */
  | { kind: 'code'; code: string }
  /** Stop notifications to this number, or allow them again. */
  | { kind: 'stop' | 'start' }
)

/** A USSD session ends after this many steps: no real conversation needs more. */
const maxSteps = 20
/** As much as they type: half of a number would be another number. */
const maxTyped = 2000

/** Whether words are nothing but the name of a place. */
type IsPlace = (words: string) => boolean

/**
 * The step that follows what was typed. Pure, stateless, never throws. For USSD, `text` is
 * everything typed so far, joined by `*` as the gateway sends it; for SMS and WhatsApp, the last
 * message.
 */
export function conversationStep(
  channel: Channel,
  language: Language,
  text: string,
  isPlace: IsPlace,
): Step {
  return channel === 'ussd' ? ussdStep(language, text) : messageStep(language, text, isPlace)
}

type Choice = 'ask-phone' | 'ask-vehicle' | 'ask-found' | 'choose-language'

const choices: ReadonlyMap<string, Choice> = new Map([
  ['1', 'ask-phone'],
  ['2', 'ask-vehicle'],
  ['3', 'ask-found'],
  ['4', 'choose-language'],
])

/** Leads back to the menu from every screen. */
const back = '0'

interface Position {
  /** What the next input answers. */
  asking: 'menu' | Question | 'choose-language'
  /** The identifier of the found item, once it is typed; then its place is asked for. */
  found: string
  step: Step
}

function ussdStep(language: Language, text: string): Step {
  const inputs = text === '' ? [] : text.split('*').map((input) => input.trim())
  const isTooLong = inputs.length > maxSteps || text.length > maxTyped
  if (isTooLong) return { kind: 'screen', screen: 'too-long', language }
  return inputs.reduce(advance, ask('menu', language)).step
}

function ask(asking: Position['asking'], language: Language, found = ''): Position {
  return { asking, found, step: { kind: 'screen', screen: asking, language } }
}

/**
 * With what was answered already: a phone has no other sign between two numbers that are dialled in
 * one go, `*code*IMEI1*IMEI2#`. After a doubt the session goes on, and the number is typed again.
 */
function checkWith(step: Step, input: string): Step {
  const isAnswered = step.kind === 'check' && readText(step.text).doubts.length === 0
  const text = isAnswered ? `${step.text} / ${input}` : input
  return { kind: 'check', text, language: step.language }
}

function advance({ asking, found, step }: Position, input: string): Position {
  const { language } = step
  if (input === back) return ask('menu', language)
  switch (asking) {
    case 'menu': {
      const choice = choices.get(input)
      if (choice) return ask(choice, language)
      // Dialled in one go: *code*IMEI#.
      return hasNumber(input)
        ? { asking, found, step: checkWith(step, input) }
        : { asking, found, step: { kind: 'screen', screen: 'menu-again', language } }
    }
    case 'choose-language':
      return ask('menu', languageChosen(input) ?? language)
    case 'ask-found':
      return readText(input).candidates.length > 0
        ? ask('ask-place', language, input)
        : { asking, found, step: { kind: 'screen', screen: 'not-a-number', language } }
    case 'ask-place':
      return { asking, found, step: { kind: 'found', text: found, place: input || null, language } }
    // Asked again only if the last input was no identifier.
    case 'ask-phone':
    case 'ask-vehicle':
      return { asking, found, step: checkWith(step, input) }
  }
}

/** The language chosen by its number in the list, its code or its name; null if it is none. */
function languageChosen(input: string): Language | null {
  const byNumber = /^\d$/.test(input) ? languages[Number(input) - 1] : undefined
  if (byNumber) return byNumber
  const word = plain(input).toLowerCase()
  return isLanguage(word) ? word : (languageWords.get(word) ?? null)
}

const languageWords: ReadonlyMap<string, Language> = new Map([
  ['english', 'en'],
  ['pidgin', 'pcm'],
  ['hausa', 'ha'],
  ['yoruba', 'yo'],
  ['igbo', 'ig'],
  ['ibo', 'ig'],
])

/** The word for “language” in the menu of each language, without marks. */
const languageRequest = /^(?:language|harshe|ede|asusu)$/i

/**
 * The first words of a message about a found item, in each language, without marks. `RI-4471023XB` is a
 * number.
 */
const foundWords = /^(?:i\s+)?(?:found|tsinta|tsintuwa|ri|achotara|huru)\b(?![-./]\w)[\s:,.-]*/i
const yesWord = /^yes\b[\s:,.-]*/i

/** What buyers write: `Found on Jiji, is it stolen?`. No word of a place, like `Main Market`. */
const buyersWords =
  /\?|\b(?:stolen|clean|check|checking|buy|buying|sell|sells|selling|seller|sale|price|jiji)\b/i

/** The first word of a message about a missing item. */
const lossWords =
  /^(?:i\s+|my\s+(?:phone\s+was\s+)?)?(stolen|sata|ole|ohi|lost|bata|sonu|furu)\b(?![-./]\w)[\s:,.-]*/i
const isLost = /^(?:lost|bata|sonu|furu)$/i

const codeWords = /^code[\s:]*(\d{6})[.!]*$/i

/** The words that networks and WhatsApp tell people to send. */
const stopWords = /^(?:stop(?: ?all)?|unsubscribe|cancel|end|quit)[.!]*$/i
const startWords = /^(?:start|unstop)[.!]*$/i

function messageStep(remembered: Language, message: string, isPlace: IsPlace): Step {
  // Words are recognised without marks; a number is read as it was written.
  const text = plain(message)
  if (stopWords.test(text)) return { kind: 'stop', language: remembered }
  if (startWords.test(text)) return { kind: 'start', language: remembered }
  const language = text.length > 1 ? languageChosen(text) : null
  if (language) return { kind: 'screen', screen: 'menu', language }
  if (languageRequest.test(text)) {
    return { kind: 'screen', screen: 'choose-language', language: remembered }
  }
  const [, code] = codeWords.exec(text) ?? []
  if (code) return { kind: 'code', code, language: remembered }
  const [begun, what = ''] = lossWords.exec(text) ?? []
  if (begun && !buyersWords.test(text.slice(begun.length))) {
    const status = isLost.test(what) ? 'Lost' : 'Stolen'
    const rest = withoutMarks(message).replace(lossWords, '')
    return hasNumber(rest)
      ? { kind: 'loss', status, ...foundIn(rest, isPlace), language: remembered }
      : { kind: 'screen', screen: 'loss-by-message', language: remembered }
  }
  const isFound = foundWords.test(text) && !buyersWords.test(text)
  const said = isFound ? withoutMarks(message).replace(foundWords, '') : message
  const rest = isFound ? said.replace(yesWord, '') : said
  if (hasNumber(rest)) {
    if (!isFound) return { kind: 'check', text: rest, language: remembered }
    const find = foundIn(rest, isPlace)
    return yesWord.test(said)
      ? { kind: 'found', ...find, language: remembered }
      : { kind: 'check', text: find.text, asFind: true, language: remembered }
  }
  const screen = isFound ? 'ask-found' : (choices.get(text) ?? 'menu')
  return { kind: 'screen', screen, language: remembered }
}

/** Behind it even a word is a number: `plate BLESSING`, `plate no EK 1`. */
const plateLabel = /\bplate\W+\w/i

/** Whether a message has a number to look up: `hello` and a choice of the menu have none. */
function hasNumber(text: string): boolean {
  const { candidates, doubts } = readText(text)
  if (candidates.length > 0 && plateLabel.test(text)) return true
  const isForeign = doubts.some(({ code }) => code === 'foreign-letters') && /\d/.test(text)
  return isForeign || candidates.some(({ key }) => key.length >= 6 && /\d/.test(key))
}

/**
 * The numbers in a message about a thing, and the place beside them. Only words that cannot belong to
 * a number are taken from it: those beside an IMEI, a VIN or a plate, and else a place at the end.
 * With any other word the text stays whole, so that it is doubted: `C8QCQ9QR 36RW` is one number.
 */
function foundIn(text: string, isPlace: IsPlace): { text: string; place: string | null } {
  const { numbers, doubts } = readText(text)
  const beside = plain(wordsBeside(text, numbers))
  const mayGoOn = noWord.test(beside) || (/\d/.test(beside) && numbers.some(hasLetter))
  if (numbers.every(isSurelyWhole) && !mayGoOn) {
    return { text: numbers.join(' / '), place: beside || null }
  }
  if (doubts.length > 0) {
    const words = text.trim().split(/\s+/)
    for (let count = Math.min(words.length - 1, maxPlaceWords); count > 0; count--) {
      const [rest, last] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]
      if (isPlace(plain(last)) && readText(rest).doubts.length === 0) {
        return { text: rest, place: plain(last) }
      }
    }
  }
  return { text: text.trim(), place: null }
}

/** So many letters without a vowel are of a number: `NXVMK EA001 Oyo` is no plate. */
const noWord = /[B-DF-HJ-NP-TV-XZ]{5}/i

/** Beside digits it may be the end of a number: `RZ1 RTH 408 XP Oyo` is no plate, either. */
const hasLetter = (number: string) => /[A-Z]/.test(number)

/** `in Port Harcourt, Rivers` */
const maxPlaceWords = 5

function wordsBeside(text: string, numbers: readonly string[]): string {
  let rest = text
  for (const number of numbers) {
    const at = rest.toUpperCase().indexOf(number)
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + number.length)}`
  }
  return rest
}

/** `Achọtara` as `Achotara`; letters of other alphabets stay, so that their number is doubted. */
function withoutMarks(text: string): string {
  return normalForm(text.trim(), 'NFD').replace(/\p{M}/gu, '')
}

/** In ASCII, as people type whose keyboard lacks the letters of their language. */
function plain(text: string): string {
  return foldToAscii(normalForm(text, 'NFKC')).trim()
}
