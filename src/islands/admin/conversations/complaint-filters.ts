import { complaintStates } from '../../../domain/conversations/complaint-states.ts'
import { type FiltersOf, readOneOf } from '../table/list.ts'

export const shownStates = [...complaintStates, 'all'] as const

export interface ComplaintFilters {
  /** What waits for a decision is shown first: left out, it is `open`. */
  status?: (typeof shownStates)[number]
}

/** How an address names them. */
export const complaintFilters: FiltersOf<ComplaintFilters> = {
  readFilters: (search) => readOneOf('status', shownStates, search),
}
