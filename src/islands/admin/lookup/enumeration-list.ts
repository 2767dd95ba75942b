import {
  type EnumerationEventRecord,
  enumerationSorts,
  listEnumerationEvents,
} from '../../../api/lookup/list-enumeration-events.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, unfiltered } from '../table/list.ts'

export const enumerationList: AdminList<object, EnumerationEventRecord> = {
  key: 'enumeration',
  sorts: enumerationSorts,
  ...unfiltered,
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(enumerationSorts, sort) }
    const { data } = await call(listEnumerationEvents, asked, { signal })
    return { rows: data.events, total: data.total }
  },
}
