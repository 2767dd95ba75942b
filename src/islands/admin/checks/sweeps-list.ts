import { listSweeps, type SweepRecord, sweepSorts } from '../../../api/list-sweeps.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, unfiltered } from '../table/list.ts'

export const sweepsList: AdminList<object, SweepRecord> = {
  key: 'sweeps',
  sorts: sweepSorts,
  ...unfiltered,
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(sweepSorts, sort) }
    const { data } = await call(listSweeps, asked, { signal })
    return { rows: data.sweeps, total: data.total }
  },
}
