import { merchantStatuses } from '../../../domain/merchants/merchants.ts'
import { type FiltersOf, readOneOf, readText } from '../table/list.ts'

export const shownStatuses = [...merchantStatuses, 'changed', 'all'] as const

export interface MerchantFilters {
  /** The default is `pending`. `changed`: listed businesses whose changes need a decision. */
  status?: (typeof shownStatuses)[number]
  /** A CAC number, or the beginning of a name. */
  search?: string
}

/** The filters as URL parameters. */
export const merchantFilters: FiltersOf<MerchantFilters> = {
  readFilters: (search) => ({
    ...readOneOf('status', shownStatuses, search),
    ...readText('search', search),
  }),
}
