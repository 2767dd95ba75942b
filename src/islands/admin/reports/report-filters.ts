import { reportStages } from '../../../domain/reports/reports.ts'
import { type FiltersOf, readOneOf, readTexts } from '../table/list.ts'

export const shownStages = [...reportStages, 'all'] as const
export type ShownStage = (typeof shownStages)[number]

export interface ReportFilters {
  /** The default is `pending`: reports that need a decision. */
  status?: ShownStage
  search?: string
  /** A user’s id. */
  owner?: string
}

/** The filters as URL parameters. */
export const reportFilters: FiltersOf<ReportFilters> = {
  readFilters: (search) => ({
    ...readOneOf('status', shownStages, search),
    ...readTexts(['search', 'owner'], search),
  }),
}
