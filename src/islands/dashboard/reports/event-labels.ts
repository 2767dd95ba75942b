import type { ReportEvent } from '../../../domain/reports/report-history.ts'
import type { ReportStatus } from '../../../domain/reports/reports.ts'
import type { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'

/** The label of an event in a report's history. It names the action, and no other user. */
export function eventLabel(
  words: typeof reportWords,
  { kind, fields }: Pick<ReportEvent, 'kind' | 'fields'>,
  reportedAs: ReportStatus,
): string {
  if (kind === 'reported') return words.events.reported[reportedAs]
  return fill(words.events[kind], { fields: listText(words, fields) })
}

/**
 * `the place, the state and the picture`. Not with `Intl.ListFormat`, which lacks some languages.
 */
function listText(words: typeof reportWords, fields: readonly string[]): string {
  const names: Readonly<Record<string, string>> = words.fields
  const all = [...new Set(fields.map((field) => names[field] ?? field))]
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} ${words.and} ${last}`
}
