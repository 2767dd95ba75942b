import { type FiltersOf, readOneOf } from '../table/list.ts'

export const lookupTabs = ['identifiers', 'enumeration'] as const

export interface LookupTab {
  /** The default is `identifiers`. */
  show?: (typeof lookupTabs)[number]
}

/** The tab as a URL parameter. */
export const lookupTab: FiltersOf<LookupTab> = {
  readFilters: (search) => readOneOf('show', lookupTabs, search),
}
