import * as assets from './en/assets.ts'
import * as certificates from './en/certificates.ts'
import * as conflicts from './en/conflicts-of-interest.ts'
import * as dates from './en/dates.ts'
import * as durations from './en/durations.ts'
import * as typingAdvice from './en/identifiers/typing-advice.ts'
import * as input from './en/input-messages.ts'
import * as lookup from './en/lookup.ts'
import * as matching from './en/matching.ts'
import * as notifications from './en/notifications.ts'
import * as personalData from './en/personal-data.ts'
import * as problems from './en/problems.ts'
import * as rateLimits from './en/rate-limits.ts'
import * as results from './en/results.ts'
import type { Translation } from './translation.ts'

/** The texts that the server renders, by topic. */
const english = {
  assets,
  certificates,
  conflicts,
  dates,
  durations,
  input,
  lookup,
  rateLimits,
  matching,
  notifications,
  personalData,
  problems,
  results,
  typingAdvice,
}

/** The texts of one language. A new language is a folder with the same topics. */
export type Words = Translation<typeof english>

const words = { en: english } satisfies Record<string, Words>

export type Language = keyof typeof words

export const defaultLanguage: Language = 'en'

/** The texts of a language for server rendering. */
export function wordsOf(language: Language): Words {
  return words[language]
}
