import { adminListMatches, matchSorts } from '../../../api/matching/admin-list-matches.ts'
import { call } from '../../session.ts'
import { adminList } from '../table/list.ts'
import { matchFilters } from './match-filters.ts'

export const matchesList = adminList({
  key: 'matches',
  sorts: matchSorts,
  filters: matchFilters,
  fetch: (ask, options) => call(adminListMatches, ask, options),
  rows: (data) => data.matches,
})
