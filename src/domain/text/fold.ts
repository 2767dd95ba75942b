import { normalForm } from './normal-form.ts'

/** Letters of Nigeria and its visitors that Unicode does not split into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  đ: 'd',
  ǝ: 'e',
  ə: 'e',
  ɛ: 'e',
  ƙ: 'k',
  ł: 'l',
  ŋ: 'n',
  ɔ: 'o',
  ø: 'o',
  ƴ: 'y',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}
/** The same letters, as a literal: it has no side effect that a bundler would have to keep. */
const unsplitLetter = /[ɓɗđǝəɛƙłŋɔøƴæœß]/g
const ignored = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu
const dash = /[\p{Pd}\u2212]/gu
const apostrophe = /[`\u00B4\u02B9\u02BB\u02BC\u02C8\u2018-\u201B\u2032\uA78C]/g

/**
 * A text for comparison: without capitals, accents and invisible characters, with plain dashes and
 * apostrophes (`Ọ̀yọ́` → `oyo`, `Ɗan’iya` → `dan'iya`).
 */
export function foldText(text: string): string {
  return normalForm(text, 'NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(unsplitLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(dash, '-')
    .replace(apostrophe, "'")
}

/** The same for search, with single spaces. `ola` finds `Ọlá`. */
export function toSearchText(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim()
}

/**
 * The key by which names are sorted and searched: folded letters, and numbers of eight digits, so that
 * `Branch 2` comes before `Branch 10`. SQLite and PostgreSQL sort it in the same order.
 */
export function collationKey(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\p{Nd}+/gu, (number) => number.padStart(8, '0'))
    .trim()
}
