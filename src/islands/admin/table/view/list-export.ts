import type { ExportedList } from '../../../../api/overview/export-list.ts'

/** What an export holds: a list and its filters. */
export interface ListExport {
  list: ExportedList
  filters: Readonly<Record<string, string | undefined>>
}
