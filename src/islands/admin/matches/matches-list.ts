import { listAllMatches, matchSorts } from '../../../api/list-all-matches.ts'
import type { ReviewedMatch } from '../../../api/reviewed-match.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type MatchFilters, matchFilters } from './match-filters.ts'

export const matchesList: AdminList<MatchFilters, ReviewedMatch> = {
  key: 'matches',
  sorts: matchSorts,
  ...matchFilters,
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(matchSorts, sort) }
    const { data } = await call(listAllMatches, asked, { signal })
    return { rows: data.matches, total: data.total }
  },
}
