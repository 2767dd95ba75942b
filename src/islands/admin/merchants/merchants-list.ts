import type { ApplicationRecord } from '../../../api/application-record.ts'
import { listApplications } from '../../../api/list-applications.ts'
import { merchantStatuses } from '../../../domain/merchants.ts'
import { call } from '../../session.ts'
import { type AdminList, readOneOf, readText } from '../table/list.ts'

export const shownStatuses = [...merchantStatuses, 'all'] as const

export interface MerchantFilters {
  /** What waits for a decision is shown first: left out, it is `pending`. */
  status?: (typeof shownStatuses)[number]
  /** A CAC number, or how a name begins. */
  search?: string
}

export const merchantsList: AdminList<MerchantFilters, ApplicationRecord> = {
  key: 'merchants',
  // The newest application first; any other order is of the loaded rows.
  sorts: [],
  readFilters: (search) => ({
    ...readOneOf('status', shownStatuses, search),
    ...readText('search', search),
  }),
  fetch: async ({ status = 'pending', search, page, limit }, signal) => {
    const ask = { page, limit, ...(search && { search }), ...(status !== 'all' && { status }) }
    const { data } = await call(listApplications, ask, { signal })
    return { rows: data.merchants, total: data.total }
  },
}
