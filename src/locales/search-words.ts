import type { MissingParams } from '../domain/identifiers/half-typed.ts'
import type { IdentifierKind } from '../domain/identifiers/kinds.ts'
import type { Language } from '../domain/languages.ts'
import { months } from './en/dates.ts'
import { missingMessages } from './en/identifiers/half-typed.ts'
import { identifierLabels } from './en/identifiers/kinds.ts'
import type { scanWords } from './en/screens/scan.ts'
import type { scanDialogWords } from './en/screens/scan-dialog.ts'
import { verdictWords } from './en/screens/verdicts.ts'
import { verifyWords } from './en/screens/verify.ts'
import type { Texts } from './texts.ts'
import type { Translation } from './translation.ts'

/** Every text of the search and its result. A page in another language passes them as a prop. */
export interface SearchWords {
  language: Language
  /** False until two speakers have reviewed the translation. */
  isReviewed: boolean
  verify: Translation<typeof verifyWords>
  verdicts: Translation<typeof verdictWords>
  kinds: Readonly<Record<IdentifierKind, string>>
  missing: Texts<MissingParams>
  /** The scanner has its own English words, which load with it. */
  scan?: Translation<typeof scanWords>
  scanDialog?: Translation<typeof scanDialogWords>
  /** The names of the months: a browser may lack the language. */
  months: readonly string[]
}

export const englishSearchWords: SearchWords = {
  language: 'en',
  isReviewed: true,
  verify: verifyWords,
  verdicts: verdictWords,
  kinds: identifierLabels,
  missing: missingMessages,
  months,
}
