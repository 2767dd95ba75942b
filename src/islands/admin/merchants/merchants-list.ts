import type { ApplicationRecord } from '../../../api/application-record.ts'
import { applicationSorts, listApplications } from '../../../api/list-applications.ts'
import { merchantStatuses } from '../../../domain/merchants.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, readOneOf, readText } from '../table/list.ts'

export const shownStatuses = [...merchantStatuses, 'all'] as const

export interface MerchantFilters {
  /** What waits for a decision is shown first: left out, it is `pending`. */
  status?: (typeof shownStatuses)[number]
  /** A CAC number, or how a name begins. */
  search?: string
}

export const merchantsList: AdminList<MerchantFilters, ApplicationRecord> = {
  key: 'merchants',
  sorts: applicationSorts,
  readFilters: (search) => ({
    ...readOneOf('status', shownStatuses, search),
    ...readText('search', search),
  }),
  fetch: async ({ status = 'pending', sort, ...ask }, signal) => {
    const only = status === 'all' ? {} : { status }
    const asked = { ...ask, ...only, sort: orderIn(applicationSorts, sort) }
    const { data } = await call(listApplications, asked, { signal })
    return { rows: data.merchants, total: data.total, more: data.more }
  },
}
