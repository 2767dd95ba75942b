import { isGrouped, type WrittenNumber } from './written-numbers.ts'

const wordWithFewDigits = /^(?=.{6,9}$)[A-Z]{4,}\d{1,3}[A-Z]?$/
const quantity = /^\d{1,5}(?:GB|TB|MAH|MP|KG|INCH|INCHES)$|^[2-6]G$/

/** Whether it is what a thing is called rather than a number of it: `iPhone 13`, `256GB`. */
export function isNameOfThing({
  key,
  spelled,
  tokens,
}: Pick<WrittenNumber, 'key' | 'spelled' | 'tokens'>): boolean {
  if (wordWithFewDigits.test(spelled) || quantity.test(spelled)) return true
  const hasWord = /\s/.test(spelled) && tokens.some(({ text }) => /^[A-Z]{4,}$/.test(text))
  if (!hasWord || key.replace(/\D/g, '').length > 3) return false
  // `C02X KQAB JGHW` is a number in groups.
  return !isGrouped(tokens) || !tokens.some(({ text }) => /[A-Z]/.test(text) && /\d/.test(text))
}
