import { reportStages } from '../../../domain/reports/reports.ts'
import { type FiltersOf, readOneOf, readText } from '../table/list.ts'

export const shownStages = [...reportStages, 'all'] as const
export type ShownStage = (typeof shownStages)[number]

export interface ReportFilters {
  /** What waits for a decision is shown first: left out, it is `pending`. */
  status?: ShownStage
  search?: string
  /** A user’s id. */
  owner?: string
}

/** How an address names them. */
export const reportFilters: FiltersOf<ReportFilters> = {
  readFilters: (search) => ({
    ...readOneOf('status', shownStages, search),
    ...readText('search', search),
    ...readText('owner', search),
  }),
}
