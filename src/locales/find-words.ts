import type { Language } from '../domain/languages.ts'
import { months } from './en/dates.ts'
import { adviceMessages } from './en/identifiers/typing-advice.ts'
import { authInput } from './en/input/auth.ts'
import { personInput } from './en/input/people.ts'
import { reportInput } from './en/input/reports.ts'
import { lossConfirmWords, lossWords, reportFindWords } from './en/screens/report-find.ts'
import type { scanWords } from './en/screens/scan.ts'
import type { scanDialogWords } from './en/screens/scan-dialog.ts'
import type { sharedWords } from './en/screens/shared.ts'
import { verifyWords } from './en/screens/verify.ts'
import type { InputTexts } from './input-text.ts'
import type { Translation } from './translation.ts'

/** Every text of the form for a find or a loss. A page in another language passes them as a prop. */
export interface FindWords {
  language: Language
  find: Translation<typeof reportFindWords>
  loss: Translation<typeof lossWords>
  /** What the form for a loss says in place of `find`. */
  lossConfirm: Translation<typeof lossConfirmWords>
  months: readonly string[]
  /** The list of wrong fields on a page. Inside the dashboard it is in the language of the screen. */
  summary?: Pick<Translation<typeof sharedWords>, 'fieldsToCheck' | 'checkTheseFields'>
  /** Why a field is refused, with placeholders. */
  input: InputTexts
  /** The form uses its texts about errors only. */
  verify: Translation<typeof verifyWords>
  /** The scanner has its own English words, which load with it. */
  scan?: Translation<typeof scanWords>
  scanDialog?: Translation<typeof scanDialogWords>
}

export const englishFindWords: FindWords = {
  language: 'en',
  find: reportFindWords,
  loss: lossWords,
  lossConfirm: lossConfirmWords,
  months,
  input: { ...personInput, ...reportInput, ...authInput, ...adviceMessages },
  verify: verifyWords,
}

/** The topics of a translation that the form shows. */
export interface FindTopics {
  reportFindWords: FindWords['find']
  lossWords: FindWords['loss']
  lossConfirmWords: FindWords['lossConfirm']
  findInput: InputTexts
  adviceMessages: InputTexts
  verifyWords: FindWords['verify']
  scanWords: NonNullable<FindWords['scan']>
  scanDialogWords: NonNullable<FindWords['scanDialog']>
  months: readonly string[]
}

export function findWordsFrom(language: Language, topics: FindTopics): FindWords {
  return {
    language,
    find: topics.reportFindWords,
    loss: topics.lossWords,
    lossConfirm: topics.lossConfirmWords,
    months: topics.months,
    input: { ...topics.adviceMessages, ...topics.findInput },
    verify: topics.verifyWords,
    scan: topics.scanWords,
    scanDialog: topics.scanDialogWords,
  }
}
