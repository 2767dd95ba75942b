import { normalForm } from '../text/normal-form.ts'

/** Letters that Unicode does not decompose into an ASCII letter and a mark. */
const asciiOf: Readonly<Record<string, string>> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
  ǝ: 'e',
  Ǝ: 'E',
  ʼ: "'",
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '₦': 'N',
  '\u00a0': ' ',
  '\u202f': ' ',
  // Not in GSM-7: a single one would cut the SMS from 160 to 70 characters.
  '`': "'",
}

const marks = /\p{M}/gu
const notPlain = /[^\n\x20-\x5f\x61-\x7e]/gu

/** A text in ASCII for feature phones, without dots, hooks and tones (`ẹ` → `e`). */
export function foldToAscii(text: string): string {
  return normalForm(text, 'NFD')
    .replace(marks, '')
    .replace(notPlain, (letter) => asciiOf[letter] ?? '?')
}

/** These take two places in a message (3GPP TS 23.038). */
const gsmExtended = /[\^{}\\[\]~|€]/g

/** How many SMS the result of `foldToAscii` takes, in the alphabet of 3GPP TS 23.038. */
export function smsSegments(text: string): number {
  const places = text.length + (text.match(gsmExtended)?.length ?? 0)
  return places <= 160 ? 1 : Math.ceil(places / 153)
}
