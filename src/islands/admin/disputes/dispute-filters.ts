import { disputeStatuses } from '../../../domain/disputes/disputes.ts'
import { type FiltersOf, readOneOf } from '../table/list.ts'

export const shownStatuses = [...disputeStatuses, 'all'] as const

export interface DisputeFilters {
  /** What waits for a decision is shown first: left out, it is `open`. */
  status?: (typeof shownStatuses)[number]
}

/** How an address names them. */
export const disputeFilters: FiltersOf<DisputeFilters> = {
  readFilters: (search) => readOneOf('status', shownStatuses, search),
}
