import { normalizeText } from './normalize.ts'

// The shortest numbers that makers and plate offices give out have hardly fewer.
const minUsual = 6

/**
 * Whether a text, though a serial number may read so, is hardly one: words without a digit
 * (`hello world`), or very few characters (`4521`). A reason to say so, never to refuse it.
 */
export function isUnlikelyIdentifier(text: string): boolean {
  const cleaned = normalizeText(text)
  return cleaned.ok && (cleaned.key.length < minUsual || !/\d/.test(cleaned.key))
}
