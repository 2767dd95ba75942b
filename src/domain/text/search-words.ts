import { foldText } from './fold.ts'

/** The words of a name, for search: `D’Angelo’s Galaxy-S21` has `dangelos galaxy s21`. */
export function searchWords(text: string): string {
  return foldText(text)
    .replaceAll("'", '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
}
