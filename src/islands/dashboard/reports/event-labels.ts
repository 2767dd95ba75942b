import type { ReportEvent } from '../../../domain/reports/report-history.ts'
import type { ReportStatus } from '../../../domain/reports/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'

/** The label of an event in a report's history. It names the action, and no other user. */
export function eventLabel(
  { kind, fields }: Pick<ReportEvent, 'kind' | 'fields'>,
  reportedAs: ReportStatus,
): string {
  if (kind === 'reported') return reportWords.events.reported[reportedAs]
  return fill(reportWords.events[kind], { fields: listFormat.format(fieldNames(fields)) })
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function fieldNames(fields: readonly string[]): string[] {
  const names: Readonly<Record<string, string>> = reportWords.fields
  return [...new Set(fields.map((field) => names[field] ?? field))]
}
