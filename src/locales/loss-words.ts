import { monthNames } from './dates-in.ts'
import { lossConfirmWords, lossWords } from './en/screens/report-find.ts'
import { englishFindWords, type FindWords } from './find-words.ts'
import type { Translation } from './translation.ts'

/** Every text of the form for a loss. Its confirmation is the one of the form for finders. */
export interface LossWords extends FindWords {
  loss: Translation<typeof lossWords>
  months: readonly string[]
}

export const englishLossWords: LossWords = {
  ...englishFindWords,
  find: { ...englishFindWords.find, ...lossConfirmWords },
  loss: lossWords,
  months: monthNames('en'),
}
