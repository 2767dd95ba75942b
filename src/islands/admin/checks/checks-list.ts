import { type CheckedDay, listChecks } from '../../../api/list-checks.ts'
import { call } from '../../session.ts'
import type { AdminList } from '../table/list.ts'

export const checksList: AdminList<object, CheckedDay> = {
  key: 'checks',
  sorts: [],
  readFilters: () => ({}),
  fetch: async (ask, signal) => {
    const { data } = await call(listChecks, ask, { signal })
    return { rows: data.days, total: data.total }
  },
}
