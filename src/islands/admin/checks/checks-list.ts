import { type CheckedDay, listChecks } from '../../../api/list-checks.ts'
import { call } from '../../session.ts'
import { type AdminList, unfiltered } from '../table/list.ts'

export const checksList: AdminList<object, CheckedDay> = {
  key: 'checks',
  sorts: [],
  ...unfiltered,
  fetch: async (ask, signal) => {
    const { data } = await call(listChecks, ask, { signal })
    return { rows: data.days, total: data.total }
  },
}
