import type { ApplicationRecord } from '../../../api/application-record.ts'
import { listApplications } from '../../../api/list-applications.ts'
import { call } from '../../session.ts'
import type { AdminList } from '../table/list.ts'
import { type MerchantFilters, merchantFilters } from './merchant-filters.ts'

export const merchantsList: AdminList<MerchantFilters, ApplicationRecord> = {
  key: 'merchants',
  // The newest application first; any other order is of the loaded rows.
  sorts: [],
  ...merchantFilters,
  fetch: async ({ status = 'pending', search, page, limit }, signal) => {
    const ask = { page, limit, ...(search && { search }), ...(status !== 'all' && { status }) }
    const { data } = await call(listApplications, ask, { signal })
    return { rows: data.merchants, total: data.total }
  },
}
