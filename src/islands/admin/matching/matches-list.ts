import { matchSorts } from '../../../api/admin-lists.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { matchFilters } from './match-filters.ts'

export const matchesList = adminList({
  key: 'matches',
  sorts: matchSorts,
  filters: matchFilters,
  fetch: (request, signal) => fetchRows('GET /admin/matches', 'matches', request, signal),
})
