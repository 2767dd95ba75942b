import { type FiltersOf, readTexts } from '../table/list.ts'

export interface PaymentFilters {
  /** One of `paymentViews`; any other value shows the whole ledger. */
  show?: string
  /** A reference. */
  search?: string
  /** A user’s id. */
  owner?: string
}

/** The filters as URL parameters. */
export const paymentFilters: FiltersOf<PaymentFilters> = {
  readFilters: (search) => readTexts(['show', 'search', 'owner'], search),
}
