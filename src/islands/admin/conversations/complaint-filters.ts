import { complaintStates } from '../../../domain/conversations/conversations.ts'
import { type FiltersOf, readOneOf } from '../table/list.ts'

export const shownStates = [...complaintStates, 'all'] as const

export interface ComplaintFilters {
  /** The default is `open`: complaints that need a decision. */
  status?: (typeof shownStates)[number]
}

/** The filters as URL parameters. */
export const complaintFilters: FiltersOf<ComplaintFilters> = {
  readFilters: (search) => readOneOf('status', shownStates, search),
}
