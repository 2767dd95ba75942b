import { download } from '../forms/download.ts'
import { xlsxType } from './table-types.ts'
import { workbookOf } from './workbook-of.ts'

/** Downloads rows as a workbook. */
export function downloadXlsx(name: string, rows: readonly (readonly (string | number)[])[]): void {
  download(name, new Blob([workbookOf(rows)], { type: xlsxType }))
}
