import { normalForm, rightToLeft } from '../text/normal-form.ts'
import { mixesDigits, withPlainDigits } from '../text/scripts.ts'
import type { UnparsableReason } from './identifier-reasons.ts'

export const minCharacters = 4
export const maxCharacters = 64
// Four times the longest key: room for any grouping, and a bound on the work for one text.
export const maxTypedCharacters = 256

export const tooLong: UnparsableReason = { code: 'number-too-long', params: { max: maxCharacters } }

const beyondAscii = /[^ -~]/
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Me}]/gu
const dash = /[\p{Pd}\u2212]/gu
const lineEnd = /[\n\r\v\f\u0085\u2028\u2029]/g
const space = /[^\S\n]|[\p{Z}\t]/gu
const dot = /[\u00b7\u2022\u2027\u2219\u2026\u30fb]/g
const quote = /[\u00b4\u2018-\u201f\u2032-\u2037\u00ab\u00bb\u2039\u203a]/g
/** They may stand for a letter or digit, as `○` and `∣` do; `€` and `£` stay for prices. */
const letterLike =
  /[\u00a1\u00a2\u00a5-\u00a7\u00a9\u00ae\u00b0\u00b6\u00d7\u2205\u2223\u2228\u222a\u2282\u22a4\u22c3\u23d0\u2502\u2503\u2551\u2573\u25cb-\u25cd\u25ef\u26aa\u2715-\u2718\u2758-\u275a\u2a2f\u2b55\u2b58]/g
/**
 * A small raised or lowered digit or a fraction beside a number is one of its digits, or a remark, and so
 * is a letter, but in `Nº`. A Roman numeral may be a digit, or letters.
 */
const smallDigit =
  '[\\u00b2\\u00b3\\u00b9\\u00bc-\\u00be\\u2070-\\u2079\\u2080-\\u2089\\u2150-\\u215f]'
const smallLetter =
  '[\\u00aa\\u00ba\\u02b0-\\u02b8\\u02e0-\\u02e4\\u1d2c-\\u1d6a\\u1d9b-\\u1dbf\\u207f-\\u209c]'
const beside = (sign: string) => `(?<=[\\p{L}\\p{N}])${sign}|${sign}(?=[\\p{L}\\p{N}])`
const raised = new RegExp(
  `${beside(smallDigit)}|(?<!\\bN)(?:${beside(smallLetter)})|[\\u2160-\\u2188]`,
  'giu',
)
/** A digit on a key before a number is its first digit, or counts a list: `1️⃣5CD1234XYZ`. */
const keyBeforeNumber = /\u20e3(?=[0-9A-Za-z](?!\ufe0f?\u20e3))/g
/** Some screens show the letters of a flag. */
const flag = /(?<![0-9A-Za-z])[\u{1f1e6}-\u{1f1ff}]{2}(?![0-9A-Za-z])/gu
const otherSign = /[^\n -~₦£€\p{L}\p{M}\p{N}]/gu
/** Signs that show letters or digits: `ℂ`, `🅒`, `№`. */
const spelledSign =
  /[\u2100-\u214f\u3200-\u33ff\u{1f110}-\u{1f18f}\u{1f1e6}-\u{1f1ff}\u2070-\u209f\u00aa\u00b2\u00b3\u00b9\u00ba\u00bc-\u00be\u2150-\u215f]/gu
/** In capitals `ß`, which looks like a B, is two letters, and `ſ`, which looks like an f, is an S. */
const letterWithOtherCapital = /[\u00df\u017f]/g
/** Units and other words in one sign: `㎊` may be the first two letters of a number. */
const squared =
  /[\u2100\u2101\u2105\u2106\u2121\u213b\u214d\u3250\u32cc-\u32cf\u3371-\u33df\u33ff]/g
/** The words and numbers of signs such as `🆔` and `🔟`. */
const wordSign = /[\u{1f100}-\u{1f10f}\u{1f190}-\u{1f1ad}\u{1f4af}\u{1f51f}]/gu
const gluedWordSign = new RegExp(
  `${wordSign.source}(?=[0-9A-Za-z])|(?<=[0-9A-Za-z])${wordSign.source}`,
  'gu',
)

/**
 * A sign as what it shows, if that is one letter or a number of two digits. One that NFKC does not
 * spell is doubted beside a number, and a number would take in what is longer: `№`, `™`.
 */
function whatSignShows(sign: string): string {
  const spelled = sign.normalize('NFKC')
  if (/^(?:\p{L}|\d\d|\([A-Z]\))$/u.test(spelled)) return spelled
  return spelled === sign ? '|' : ' '
}

/**
 * The text in capitals and, where a character has one, in its printable ASCII form: digits of other
 * scripts, dashes and spaces of every kind; what is invisible is dropped. Lines end in `\n`.
 * Letters of other alphabets stay as they are.
 */
export function spellOut(text: string): string {
  if (!beyondAscii.test(text)) return text.toUpperCase()
  return withPlainDigits(normalForm(withSignsAsShown(text), 'NFKC').replace(invisible, ''))
    .toUpperCase()
    .replace(dash, '-')
    .replace(lineEnd, '\n')
    .replace(space, ' ')
    .replace(dot, '.')
    .replace(quote, "'")
    .replace(letterLike, '|')
    .replace(otherSign, '~')
}

function withSignsAsShown(text: string): string {
  return text
    .replace(/\bN°/gi, 'No')
    .replace(raised, '|')
    .replace(letterWithOtherCapital, '|')
    .replace(keyBeforeNumber, '|')
    .replace(flag, ' ')
    .replace(squared, '|')
    .replace(gluedWordSign, '|')
    .replace(wordSign, ' ')
    .replace(spelledSign, whatSignShows)
}

/** Whether a text may show other digits than it has. */
export function isShownOtherwise(text: string): boolean {
  return beyondAscii.test(text) && (rightToLeft.test(text) || mixesDigits(normalForm(text, 'NFKC')))
}

/** Why the length of a key is invalid for every kind but a plate, or null. */
export function whyWrongLength(key: string): UnparsableReason | null {
  if (key.length < minCharacters) {
    return { code: 'number-too-short', params: { length: key.length, min: minCharacters } }
  }
  return key.length > maxCharacters ? tooLong : null
}
