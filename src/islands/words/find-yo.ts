import type { FindTopics } from '../../locales/find-words.ts'
import identifiers from '../../locales/yo/identifiers.json' with { type: 'json' }
import reportFind from '../../locales/yo/report-find.json' with { type: 'json' }
import search from '../../locales/yo/search.json' with { type: 'json' }

/** Imported dynamically: the build makes it a chunk of its own. */
export const topics: Omit<FindTopics, 'months'> = { ...identifiers, ...reportFind, ...search }
