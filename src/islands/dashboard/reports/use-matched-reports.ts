import { useQuery } from '@tanstack/react-query'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { matchesQuery } from '../matching/queries.ts'

/** The ids of the reports with a suggested or open match. Only active reports have one. */
export function useMatchedReports(reports: readonly ReportRecord[]): ReadonlySet<string> {
  const enabled = reports.some(({ stage }) => stage === 'active')
  const { data = [] } = useQuery({ ...matchesQuery, enabled })
  const live = data.filter(({ state }) => state === 'suggested' || state === 'open')
  return new Set(live.map(({ reportId }) => reportId))
}
