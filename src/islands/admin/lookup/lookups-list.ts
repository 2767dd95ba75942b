import { type LookupDay, listLookups, lookupSorts } from '../../../api/lookup/list-lookups.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, unfiltered } from '../table/list.ts'

export const lookupsList: AdminList<object, LookupDay> = {
  key: 'lookups',
  sorts: lookupSorts,
  ...unfiltered,
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(lookupSorts, sort) }
    const { data } = await call(listLookups, asked, { signal })
    return { rows: data.days, total: data.total }
  },
}
