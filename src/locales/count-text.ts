import type { Language } from '../domain/languages.ts'
import { fill } from './texts.ts'

/** A text for each plural category that the language has. */
export type CountTexts = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string
}

const rules = new Intl.PluralRules('en')
const numbers = new Intl.NumberFormat('en-NG')

/** The plural rules of a language. */
export function pluralRules(language: Language): Intl.PluralRules {
  return language === 'en' ? rules : new Intl.PluralRules(language)
}

/** The text for a count, with the count as `{count}`: `1 asset`, `1,200 assets`. */
export function countText(texts: CountTexts, count: number, by = rules): string {
  return fill(texts[by.select(count)] ?? texts.other, { count: numbers.format(count) })
}
