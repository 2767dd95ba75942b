import { cleanText } from './clean-text.ts'

// The shortest numbers that makers and plate offices give out have hardly fewer.
const fewestUsual = 6

/**
 * Whether a text, though a serial number may read so, is hardly one: words without a digit
 * (`hello world`), or very few characters (`4521`). A reason to say so, never to refuse it.
 */
export function isUnlikelyNumber(text: string): boolean {
  const cleaned = cleanText(text)
  return cleaned.ok && (cleaned.key.length < fewestUsual || !/\d/.test(cleaned.key))
}
