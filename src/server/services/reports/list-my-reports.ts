import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { formatPosition } from '../../queries/pagination.ts'
import { reportsOf, toReportRecord } from '../../queries/reports/reports.ts'
import type { Context } from '../context.ts'

/** A page of a user’s own reports. */
export async function listMyReportsUseCase(
  { database }: Pick<Context, 'database'>,
  userId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ data: ReportRecord[]; next?: string }> {
  // One more row than requested shows whether there is a next page.
  const found = await reportsOf(database.read, userId, { limit: limit + 1, after })
  const data = found.slice(0, limit).map(toReportRecord)
  const last = found[data.length - 1]
  return { data, ...(found.length > data.length && last && { next: formatPosition(last) }) }
}
