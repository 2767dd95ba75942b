import { fill } from './texts.ts'

/** How long our team usually takes, in words. */
export interface WaitWords {
  fewHours: string
  day: string
  /** For `{days}` of two or more. */
  days: string
}

/** `Usually within a day`, from whole hours. */
export function waitText(words: WaitWords, hours: number): string {
  if (hours <= 6) return words.fewHours
  if (hours <= 24) return words.day
  return fill(words.days, { days: Math.ceil(hours / 24) })
}
