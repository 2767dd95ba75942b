import { listAllMatches } from '../../../api/list-all-matches.ts'
import type { ReviewedMatch } from '../../../api/reviewed-match.ts'
import { call } from '../../session.ts'
import type { AdminList } from '../table/list.ts'
import { type MatchFilters, matchFilters } from './match-filters.ts'

export const matchesList: AdminList<MatchFilters, ReviewedMatch> = {
  key: 'matches',
  sorts: [],
  ...matchFilters,
  fetch: async (ask, signal) => {
    const { data } = await call(listAllMatches, ask, { signal })
    return { rows: data.matches, total: data.total }
  },
}
