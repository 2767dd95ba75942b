import { foldToAscii } from '../../channels/alphabets.ts'

/** What stands before a run of letters and digits. */
export const gaps = { joined: 0, spaced: 1, slashed: 2, apart: 3 } as const
type Gap = (typeof gaps)[keyof typeof gaps]

/** One run of letters and digits. */
export interface Token {
  /** In capitals A–Z and digits; a word of letters with marks has none of them. */
  text: string
  start: number
  end: number
  before: Gap
  /** The signs before it. */
  signs: string
}

const plainRun = /[0-9A-Z]+/g
const anyRun = /[\p{L}\p{M}\p{N}]+/gu
const beyondAscii = /[^\n -~]/
const plainText = /^[0-9A-Z]+$/
const hasDigit = /\d/
/** A mark with a place of its own looks like a letter: `KाA-012AB`. */
const spacingMark = /\p{Mc}/u
/** A label without a space before a number of fixed form: `IMEI1356938035643809`. */
const gluedLabel =
  /^(?:(IMEI[12]?|1MEI|LMEI)(?=\d{15}$)|(VIN|VINNO|CHASSIS|CHASSISNO)(?=[0-9A-HJ-NPR-Z]{17}$)|(MEID)(?=[A-F][0-9A-F]{13,14}$)|(MAC)(?=[0-9A-F]{12}$)|(UUID)(?=[0-9A-F]{32}$)|(PLATE|PLATENO|REG|REGNO)(?=[A-Z]{3}\d{3}[A-Z]{2}$|[A-Z]{2}\d{3}[A-Z]{3}$))/

/**
 * Signs that stand for a letter or digit: within a number, or where no sign opens or ends a word;
 * `()` for a zero; `*` for a digit that is hidden; `\n`, `<WBR>` and `&SHY;` in the source of a page;
 * `%20` for a space in an address.
 */
const signForLetter =
  /\d[0-9A-Z]*\*+[0-9A-Z]|[0-9A-Z][^\s0-9A-Z\-./:_,#*()'";=+&<>[\]\p{L}\p{M}]+[0-9A-Z]|\(\)|\\[0-9A-Z]|%[0-9A-F]{2}|(?:^|[\s:=(])(?:\|+|[!@€£])[0-9A-Z]{3}|[0-9A-Z]{3}(?:\|+|[@€£])(?:\s|$)|<\/?[A-Z]+ ?\/?>|&[A-Z]+;/u

/** What a seller writes for a part of a number that is hidden. */
const hiddenParts = [
  // `FVFG****Q6L4`, `5CG8…4LZW`
  /(?<![0-9A-Z])(?:[0-9A-Z]{1,11}[-. ]?(?:\.{3,}|-{3,})|[0-9A-Z]{1,20}[-. ]?(?:\*{2,}|_{2,}|#{2,}))[-. ]?(?=[A-Z]*\d)[0-9A-Z]{1,8}(?![0-9A-Z])/,
  // `5CG8…LZW`: before signs and a word, a number is longer.
  /(?<![0-9A-Z])(?=[A-Z]*\d)[0-9A-Z]{2,6}(?:\*{2,}|\.{3,}|_{2,}|#{2,}|-{3,})[A-Z]{1,3}(?![0-9A-Z])/,
  // `5CG8225***`, `***8225LZW`, `KJ####AA`
  /(?<![0-9A-Z*#_])(?=[A-Z]*\d)[0-9A-Z]{2,11}[*#_]{3,}(?![0-9A-Z])/,
  /(?<![0-9A-Z])[*#_]{3,}(?=[A-Z]*\d)[0-9A-Z]{2,11}(?![0-9A-Z*#_])/,
  /(?<![0-9A-Z])[A-Z]{2,3}-?[*#_]{2,}[A-Z]{2}(?![0-9A-Z])/,
  // `3569380356XXX09`, `35693803564XX09`, `KJA-8XXAA`
  /(?<![0-9A-Z])(?=[A-Z]*\d)[0-9A-Z]*?XXX/,
  /(?<![0-9A-Z])(?=[0-9X]{14,16}(?![0-9A-Z]))\d+XX/,
  /(?<![0-9A-Z])[A-Z]{3}-?(?:\dXX|X\dX|XX[0-9X])-?[A-Z]{2}(?![0-9A-Z])/,
]

/**
 * The runs of letters and digits of a text in the form of `spellOut`. `hasForeign`: one with a digit
 * has letters other than A–Z, or a sign in the place of one. A Cyrillic С looks like a C but would
 * never be found, so it is left out.
 */
export function tokensOf(spelled: string): { tokens: Token[]; hasForeign: boolean } {
  const isAscii = !beyondAscii.test(spelled)
  const tokens: Token[] = []
  let hasForeign = [signForLetter, ...hiddenParts].some((sign) => sign.test(spelled))
  let from = 0
  for (const match of spelled.matchAll(isAscii ? plainRun : anyRun)) {
    const start = match.index
    const end = start + match[0].length
    const text = plainText.test(match[0]) ? match[0] : foldToAscii(match[0]).toUpperCase()
    const signs = spelled.slice(from, start)
    from = end
    const isForeign =
      text !== match[0] &&
      (hasDigit.test(text) || !plainText.test(text) || spacingMark.test(match[0]))
    hasForeign ||= isForeign
    if (isForeign) continue
    const before = gapOf(signs)
    const label = text.length > 11 ? (gluedLabel.exec(text)?.slice(1).find(Boolean) ?? '') : ''
    if (label !== '') tokens.push({ text: label, start, end: start + label.length, before, signs })
    tokens.push({
      text: text.slice(label.length),
      start: start + label.length,
      end,
      before: label === '' ? before : gaps.joined,
      signs: label === '' ? signs : '',
    })
  }
  return { tokens, hasForeign }
}

function gapOf(signs: string): Gap {
  if (/[\n,;|&+]/.test(signs)) return gaps.apart
  if (!signs.includes(' ')) return gaps.joined
  return signs.includes('/') ? gaps.slashed : gaps.spaced
}
