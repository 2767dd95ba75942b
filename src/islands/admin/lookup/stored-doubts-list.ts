import { listStoredDoubts, storedDoubtSorts } from '../../../api/assets/stored-doubts.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const storedDoubtsList = adminList({
  key: 'stored-doubts',
  sorts: storedDoubtSorts,
  filters: unfiltered,
  fetch: (request, signal) => fetchRows(listStoredDoubts, 'doubts', request, signal),
})
