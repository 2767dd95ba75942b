import type { Language } from '../domain/languages.ts'
import { monthNames } from './dates-in.ts'
import * as enConfirmations from './en/pages/confirmations.ts'
import * as enFaqs from './en/pages/faqs.ts'
import * as enHome from './en/pages/home.ts'
import * as enLabel from './en/pages/label.ts'
import { reportFindPageWords, reportLossPageWords } from './en/pages/report-find.ts'
import { searchWords } from './en/pages/search.ts'
import * as enSite from './en/pages/site.ts'
import * as enFailures from './en/screens/failures.ts'
import { type FindWords, findWordsFrom } from './find-words.ts'
import haConfirmations from './ha/confirmations.json' with { type: 'json' }
import haDashboard from './ha/dashboard.json' with { type: 'json' }
import haFailures from './ha/failures.json' with { type: 'json' }
import haFaqs from './ha/faqs.json' with { type: 'json' }
import haHome from './ha/home.json' with { type: 'json' }
import haIdentifiers from './ha/identifiers.json' with { type: 'json' }
import haLabel from './ha/label.json' with { type: 'json' }
import haReportFind from './ha/report-find.json' with { type: 'json' }
import haSearch from './ha/search.json' with { type: 'json' }
import haSite from './ha/site.json' with { type: 'json' }
import igConfirmations from './ig/confirmations.json' with { type: 'json' }
import igDashboard from './ig/dashboard.json' with { type: 'json' }
import igFailures from './ig/failures.json' with { type: 'json' }
import igFaqs from './ig/faqs.json' with { type: 'json' }
import igHome from './ig/home.json' with { type: 'json' }
import igIdentifiers from './ig/identifiers.json' with { type: 'json' }
import igLabel from './ig/label.json' with { type: 'json' }
import igReportFind from './ig/report-find.json' with { type: 'json' }
import igSearch from './ig/search.json' with { type: 'json' }
import igSite from './ig/site.json' with { type: 'json' }
import pcmConfirmations from './pcm/confirmations.json' with { type: 'json' }
import pcmDashboard from './pcm/dashboard.json' with { type: 'json' }
import pcmFailures from './pcm/failures.json' with { type: 'json' }
import pcmFaqs from './pcm/faqs.json' with { type: 'json' }
import pcmHome from './pcm/home.json' with { type: 'json' }
import pcmIdentifiers from './pcm/identifiers.json' with { type: 'json' }
import pcmLabel from './pcm/label.json' with { type: 'json' }
import pcmReportFind from './pcm/report-find.json' with { type: 'json' }
import pcmSearch from './pcm/search.json' with { type: 'json' }
import pcmSite from './pcm/site.json' with { type: 'json' }
import { isReviewed } from './reviewers.ts'
import { englishSearchWords, type SearchWords } from './search-words.ts'
import type { Translation } from './translation.ts'
import yoConfirmations from './yo/confirmations.json' with { type: 'json' }
import yoDashboard from './yo/dashboard.json' with { type: 'json' }
import yoFailures from './yo/failures.json' with { type: 'json' }
import yoFaqs from './yo/faqs.json' with { type: 'json' }
import yoHome from './yo/home.json' with { type: 'json' }
import yoIdentifiers from './yo/identifiers.json' with { type: 'json' }
import yoLabel from './yo/label.json' with { type: 'json' }
import yoReportFind from './yo/report-find.json' with { type: 'json' }
import yoSearch from './yo/search.json' with { type: 'json' }
import yoSite from './yo/site.json' with { type: 'json' }

const english = {
  ...enConfirmations,
  ...enFailures,
  ...enFaqs,
  ...enHome,
  ...enLabel,
  ...enSite,
  searchWords,
  reportFindPageWords,
  reportLossPageWords,
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

const sharedTopics = { pcm: pcmDashboard, ha: haDashboard, yo: yoDashboard, ig: igDashboard }

const reportFindTopics = {
  pcm: pcmReportFind,
  ha: haReportFind,
  yo: yoReportFind,
  ig: igReportFind,
}

/** The prop of the form for a find or a loss. Undefined for English, which the form contains. */
export function reportFindPropOf(language: Language): FindWords | undefined {
  if (language === 'en') return undefined
  const { fieldsToCheck, checkTheseFields } = sharedTopics[language].sharedWords
  return {
    ...findWordsFrom(language, {
      ...reportFindTopics[language],
      ...searchTopics[language].search,
      ...searchTopics[language].identifiers,
      months: monthNames(language),
    }),
    summary: { fieldsToCheck, checkTheseFields },
  }
}

/** The prop of the search of a page. Undefined for English, which the search contains. */
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
