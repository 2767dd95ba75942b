import { adminListMatches, matchSorts } from '../../../api/matching/admin-list-matches.ts'
import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type MatchFilters, matchFilters } from './match-filters.ts'

export const matchesList: AdminList<MatchFilters, AdminMatchRecord> = {
  key: 'matches',
  sorts: matchSorts,
  ...matchFilters,
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(matchSorts, sort) }
    const { data } = await call(adminListMatches, asked, { signal })
    return { rows: data.matches, total: data.total }
  },
}
