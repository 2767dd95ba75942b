import {
  enumerationSorts,
  listEnumerationEvents,
} from '../../../api/lookup/list-enumeration-events.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const enumerationList = adminList({
  key: 'sweeps',
  sorts: enumerationSorts,
  filters: unfiltered,
  fetch: (ask, options) => fetchRows(listEnumerationEvents, 'sweeps', ask, options),
})
