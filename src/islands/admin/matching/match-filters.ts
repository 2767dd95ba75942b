import { type MatchState, matchStates } from '../../../domain/matching/matches.ts'
import { type FiltersOf, readOneOf } from '../table/list.ts'

export interface MatchFilters {
  state?: MatchState
}

/** The filters as URL parameters. */
export const matchFilters: FiltersOf<MatchFilters> = {
  readFilters: (search) => readOneOf('state', matchStates, search),
}
