import {
  enumerationSorts,
  listEnumerationEvents,
} from '../../../api/lookup/list-enumeration-events.ts'
import { call } from '../../session.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const enumerationList = adminList({
  key: 'sweeps',
  sorts: enumerationSorts,
  filters: unfiltered,
  fetch: (ask, options) => call(listEnumerationEvents, ask, options),
  rows: (data) => data.sweeps,
})
