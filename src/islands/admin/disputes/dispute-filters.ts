import { disputeStatuses } from '../../../domain/disputes/disputes.ts'
import { type FiltersOf, readOneOf } from '../table/list.ts'

export const shownStatuses = [...disputeStatuses, 'all'] as const

export interface DisputeFilters {
  /** The default is `open`: disputes that need a decision. */
  status?: (typeof shownStatuses)[number]
}

/** The filters as URL parameters. */
export const disputeFilters: FiltersOf<DisputeFilters> = {
  readFilters: (search) => readOneOf('status', shownStatuses, search),
}
