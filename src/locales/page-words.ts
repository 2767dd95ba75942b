import type { Language } from '../domain/languages.ts'
import { monthNames } from './dates-in.ts'
import * as enConfirmations from './en/pages/confirmations.ts'
import * as enFaqs from './en/pages/faqs.ts'
import * as enHome from './en/pages/home.ts'
import * as enFigures from './en/pages/home-figures.ts'
import * as enLabel from './en/pages/label.ts'
import { reportFindPageWords } from './en/pages/report-find.ts'
import { searchWords } from './en/pages/search.ts'
import * as enSite from './en/pages/site.ts'
import * as enFailures from './en/screens/failures.ts'
import type { FindWords } from './find-words.ts'
import * as haConfirmations from './ha/confirmations.ts'
import * as haFailures from './ha/failures.ts'
import * as haFaqs from './ha/faqs.ts'
import * as haHome from './ha/home.ts'
import * as haIdentifiers from './ha/identifiers.ts'
import * as haLabel from './ha/label.ts'
import * as haReportFind from './ha/report-find.ts'
import * as haSearch from './ha/search.ts'
import * as haSite from './ha/site.ts'
import * as igConfirmations from './ig/confirmations.ts'
import * as igFailures from './ig/failures.ts'
import * as igFaqs from './ig/faqs.ts'
import * as igHome from './ig/home.ts'
import * as igIdentifiers from './ig/identifiers.ts'
import * as igLabel from './ig/label.ts'
import * as igReportFind from './ig/report-find.ts'
import * as igSearch from './ig/search.ts'
import * as igSite from './ig/site.ts'
import * as pcmConfirmations from './pcm/confirmations.ts'
import * as pcmFailures from './pcm/failures.ts'
import * as pcmFaqs from './pcm/faqs.ts'
import * as pcmHome from './pcm/home.ts'
import * as pcmIdentifiers from './pcm/identifiers.ts'
import * as pcmLabel from './pcm/label.ts'
import * as pcmReportFind from './pcm/report-find.ts'
import * as pcmSearch from './pcm/search.ts'
import * as pcmSite from './pcm/site.ts'
import { isReviewed } from './reviewers.ts'
import { englishSearchWords, type SearchWords } from './search-words.ts'
import type { Translation } from './translation.ts'
import * as yoConfirmations from './yo/confirmations.ts'
import * as yoFailures from './yo/failures.ts'
import * as yoFaqs from './yo/faqs.ts'
import * as yoHome from './yo/home.ts'
import * as yoIdentifiers from './yo/identifiers.ts'
import * as yoLabel from './yo/label.ts'
import * as yoReportFind from './yo/report-find.ts'
import * as yoSearch from './yo/search.ts'
import * as yoSite from './yo/site.ts'

const english = {
  ...enConfirmations,
  ...enFailures,
  ...enFigures,
  ...enFaqs,
  ...enHome,
  ...enLabel,
  ...enSite,
  searchWords,
  reportFindPageWords,
}

/** The words of the public pages, for rendering: no browser loads them. */
export type PageWords = Translation<typeof english>

const words: Readonly<Record<Language, PageWords>> = {
  en: english,
  pcm: {
    ...pcmConfirmations,
    ...pcmFailures,
    ...pcmFaqs,
    ...pcmHome,
    ...pcmLabel,
    ...pcmSite,
    ...pcmSearch,
    ...pcmReportFind,
  },
  ha: {
    ...haConfirmations,
    ...haFailures,
    ...haFaqs,
    ...haHome,
    ...haLabel,
    ...haSite,
    ...haSearch,
    ...haReportFind,
  },
  yo: {
    ...yoConfirmations,
    ...yoFailures,
    ...yoFaqs,
    ...yoHome,
    ...yoLabel,
    ...yoSite,
    ...yoSearch,
    ...yoReportFind,
  },
  ig: {
    ...igConfirmations,
    ...igFailures,
    ...igFaqs,
    ...igHome,
    ...igLabel,
    ...igSite,
    ...igSearch,
    ...igReportFind,
  },
}

export function pageWordsOf(language: Language): PageWords {
  return words[language]
}

/** The files of a translation that pages show. */
const shownFiles = [
  'confirmations',
  'failures',
  'faqs',
  'home',
  'identifiers',
  'label',
  'report-find',
  'search',
  'site',
] as const

/** Whether two speakers have reviewed every file that pages show. */
export function arePagesReviewed(language: Language): boolean {
  return isReviewed(language, shownFiles)
}

const searchTopics = {
  pcm: { search: pcmSearch, identifiers: pcmIdentifiers },
  ha: { search: haSearch, identifiers: haIdentifiers },
  yo: { search: yoSearch, identifiers: yoIdentifiers },
  ig: { search: igSearch, identifiers: igIdentifiers },
}

const reportFindTopics = {
  pcm: pcmReportFind,
  ha: haReportFind,
  yo: yoReportFind,
  ig: igReportFind,
}

/** What the form for finders is given; undefined for English, which it has itself. */
export function reportFindPropOf(language: Language): FindWords | undefined {
  if (language === 'en') return undefined
  const { reportFindWords: find, findInput: input } = reportFindTopics[language]
  const { search, identifiers } = searchTopics[language]
  return {
    language,
    find,
    input: { ...identifiers.adviceMessages, ...input },
    kinds: identifiers.identifierLabels,
    verify: search.verifyWords,
    scan: search.scanWords,
    scanDialog: search.scanDialogWords,
  }
}

/** What the search of a page is given; undefined for English, which it has itself. */
export function searchPropOf(language: Language): SearchWords | undefined {
  if (language === 'en') return undefined
  const { search, identifiers } = searchTopics[language]
  return {
    language,
    isReviewed: arePagesReviewed(language),
    verify: search.verifyWords,
    verdicts: search.verdictWords,
    kinds: identifiers.identifierLabels,
    missing: identifiers.missingMessages,
    scan: search.scanWords,
    scanDialog: search.scanDialogWords,
    months: monthNames(language),
  }
}

export function searchWordsOf(language: Language): SearchWords {
  return searchPropOf(language) ?? englishSearchWords
}
