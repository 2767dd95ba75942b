import { listAllMatches, matchSorts } from '../../../api/list-all-matches.ts'
import type { ReviewedMatch } from '../../../api/reviewed-match.ts'
import { type MatchState, matchStates } from '../../../domain/matches.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, readOneOf } from '../table/list.ts'

export interface MatchFilters {
  state?: MatchState
}

export const matchesList: AdminList<MatchFilters, ReviewedMatch> = {
  key: 'matches',
  sorts: matchSorts,
  readFilters: (search) => readOneOf('state', matchStates, search),
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(matchSorts, sort) }
    const { data } = await call(listAllMatches, asked, { signal })
    return { rows: data.matches, total: data.total }
  },
}
