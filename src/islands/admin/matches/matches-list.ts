import { listAllMatches } from '../../../api/list-all-matches.ts'
import type { ReviewedMatch } from '../../../api/reviewed-match.ts'
import { type MatchState, matchStates } from '../../../domain/matches.ts'
import { call } from '../../session.ts'
import { type AdminList, readOneOf } from '../table/list.ts'

export interface MatchFilters {
  state?: MatchState
}

export const matchesList: AdminList<MatchFilters, ReviewedMatch> = {
  key: 'matches',
  sorts: [],
  readFilters: (search) => readOneOf('state', matchStates, search),
  fetch: async (ask, signal) => {
    const { data } = await call(listAllMatches, ask, { signal })
    return { rows: data.matches, total: data.total }
  },
}
