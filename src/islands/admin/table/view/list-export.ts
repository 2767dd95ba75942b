import type { ExportedList } from '../../../../api/overview/export-list.ts'

/** The contents of an export: a list and its filters. */
export interface ListExport {
  list: ExportedList
  filters: Readonly<Record<string, string | undefined>>
}
