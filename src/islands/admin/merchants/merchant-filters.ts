import { merchantStatuses } from '../../../domain/merchants/merchants.ts'
import { type FiltersOf, readOneOf, readText } from '../table/list.ts'

export const shownStatuses = [...merchantStatuses, 'changed', 'all'] as const

export interface MerchantFilters {
  /** What waits for a decision is shown first: left out, it is `pending`. `changed` has a change that waits. */
  status?: (typeof shownStatuses)[number]
  /** A CAC number, or how a name begins. */
  search?: string
}

/** How an address names them. */
export const merchantFilters: FiltersOf<MerchantFilters> = {
  readFilters: (search) => ({
    ...readOneOf('status', shownStatuses, search),
    ...readText('search', search),
  }),
}
