import { type FiltersOf, readTexts } from '../table/list.ts'

export interface PaymentFilters {
  /** One of `paymentViews`; the screen reads anything else as all of the ledger. */
  show?: string
  /** A reference. */
  search?: string
  /** A user’s id. */
  owner?: string
}

/** How a URL names them. */
export const paymentFilters: FiltersOf<PaymentFilters> = {
  readFilters: (search) => readTexts(['show', 'search', 'owner'], search),
}
