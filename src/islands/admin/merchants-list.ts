import type { ApplicationRecord } from '../../api/application-record.ts'
import { listApplications } from '../../api/list-applications.ts'
import { type MerchantStatus, merchantStatuses } from '../../domain/merchants.ts'
import { call } from '../session.ts'
import { type AdminList, readOneOf, readText } from './table/list.ts'

export interface MerchantFilters {
  status?: MerchantStatus
  /** A CAC number, or how a name begins. */
  search?: string
}

export const merchantsList: AdminList<MerchantFilters, ApplicationRecord> = {
  key: 'merchants',
  // The newest application is first; other orders are of what is here.
  sorts: [],
  readFilters: (search) => ({
    ...readOneOf('status', merchantStatuses, search),
    ...readText('search', search),
  }),
  fetch: async (ask, signal) => {
    const { data } = await call(listApplications, ask, { signal })
    return { rows: data.merchants, total: data.total }
  },
}
