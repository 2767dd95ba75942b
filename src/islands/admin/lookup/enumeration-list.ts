import {
  enumerationSorts,
  listEnumerationEvents,
} from '../../../api/lookup/list-enumeration-events.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const enumerationList = adminList({
  key: 'enumeration',
  sorts: enumerationSorts,
  filters: unfiltered,
  fetch: (request, signal) => fetchRows(listEnumerationEvents, 'events', request, signal),
})
