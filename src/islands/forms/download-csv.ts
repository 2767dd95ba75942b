import { writeCsv } from '../../domain/csv.ts'
import { download } from './download.ts'

/** Saves rows as a table that spreadsheets open; nothing in it is taken for a formula. */
export function downloadCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  // With its mark, Excel reads letters beyond English right.
  const file = new Blob(['\uFEFF', writeCsv(rows)], { type: 'text/csv;charset=utf-8' })
  download(name, file)
}
