import { type FiltersOf, readOneOf } from '../table/list.ts'

export const lookupTabs = ['numbers', 'enumeration'] as const

export interface LookupTab {
  /** Left out, it is `numbers`. */
  show?: (typeof lookupTabs)[number]
}

/** How an address names them. */
export const lookupTab: FiltersOf<LookupTab> = {
  readFilters: (search) => readOneOf('show', lookupTabs, search),
}
