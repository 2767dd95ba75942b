import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { applicationSorts, listApplications } from '../../../api/merchants/list-applications.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type MerchantFilters, merchantFilters } from './merchant-filters.ts'

export const merchantsList: AdminList<MerchantFilters, ApplicationRecord> = {
  key: 'merchants',
  sorts: applicationSorts,
  ...merchantFilters,
  fetch: async ({ status = 'pending', sort, ...ask }, signal) => {
    const only =
      status === 'all' ? {} : status === 'changed' ? { changed: 'true' as const } : { status }
    const asked = { ...ask, ...only, sort: orderIn(applicationSorts, sort) }
    const { data } = await call(listApplications, asked, { signal })
    return { rows: data.merchants, total: data.total, more: data.more }
  },
}
