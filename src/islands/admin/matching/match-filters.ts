import { type MatchState, matchStates } from '../../../domain/matching/matches.ts'
import { type FiltersOf, readOneOf } from '../table/list.ts'

export interface MatchFilters {
  state?: MatchState
}

/** How an address names them. */
export const matchFilters: FiltersOf<MatchFilters> = {
  readFilters: (search) => readOneOf('state', matchStates, search),
}
