import { normalizeText } from './normalize.ts'

// Hardly any maker or plate office issues shorter identifiers.
const minUsual = 6

/**
 * Whether a text that could be a serial number probably is none: words without a digit (`hello
 * world`), or very few characters (`4521`). Only for advice: such a text is not refused.
 */
export function isUnlikelyIdentifier(text: string): boolean {
  const cleaned = normalizeText(text)
  return cleaned.ok && (cleaned.key.length < minUsual || !/\d/.test(cleaned.key))
}
