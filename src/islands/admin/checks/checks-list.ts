import { type CheckedDay, checkSorts, listChecks } from '../../../api/list-checks.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, unfiltered } from '../table/list.ts'

export const checksList: AdminList<object, CheckedDay> = {
  key: 'checks',
  sorts: checkSorts,
  ...unfiltered,
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(checkSorts, sort) }
    const { data } = await call(listChecks, asked, { signal })
    return { rows: data.days, total: data.total }
  },
}
