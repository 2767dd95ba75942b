import type { Language } from '../domain/languages.ts'

/** The files of a translation. */
export const translatedFiles = [
  'channels',
  'confirmations',
  'dashboard',
  'failures',
  'faqs',
  'home',
  'identifiers',
  'label',
  'lookup',
  'mail/account',
  'mail/business',
  'mail/items',
  'mail/mails',
  'notifications',
  'owner-checklist',
  'proofs',
  'report-find',
  'reports',
  'search',
  'site',
] as const

type TranslatedFile = (typeof translatedFiles)[number]

/** The speakers who have reviewed each file: docs/translating.md. */
const reviewers: Readonly<
  Record<Exclude<Language, 'en'>, Partial<Record<TranslatedFile, readonly string[]>>>
> = {
  pcm: {},
  ha: {},
  yo: {},
  ig: {},
}

/** A file is reviewed once two speakers have read it; until then English is shown, too. */
const minReviewers = 2

/** Whether enough speakers have reviewed each of these files. */
export function isReviewed(language: Language, files: readonly TranslatedFile[]): boolean {
  return (
    language === 'en' ||
    files.every((file) => (reviewers[language][file]?.length ?? 0) >= minReviewers)
  )
}
