import { foldText } from './fold.ts'

/** The words of a name, for search: `D’Angelo’s Galaxy-S21` has `dangelos galaxy s21`. */
export function searchWords(text: string): string {
  return foldText(text)
    .replaceAll("'", '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
}

/** What a search finds words by: the text from each of them on, so that it begins with any. */
export function textFromEachWord(words: string): string[] {
  const each = words.split(' ')
  return each.map((_, from) => each.slice(from).join(' '))
}
