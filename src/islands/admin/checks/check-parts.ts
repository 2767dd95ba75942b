import { type FiltersOf, readOneOf } from '../table/list.ts'

export const checkParts = ['numbers', 'sweeps'] as const

export interface CheckPart {
  /** Left out, it is `numbers`. */
  show?: (typeof checkParts)[number]
}

/** How an address names them. */
export const checkPart: FiltersOf<CheckPart> = {
  readFilters: (search) => readOneOf('show', checkParts, search),
}
