import { listLookups, lookupSorts } from '../../../api/lookup/list-lookups.ts'
import { call } from '../../session.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const lookupsList = adminList({
  key: 'checks',
  sorts: lookupSorts,
  filters: unfiltered,
  fetch: (ask, options) => call(listLookups, ask, options),
  rows: (data) => data.days,
})
