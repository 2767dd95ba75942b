import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from '../../domain/tables/write-xlsx.ts'

/** An XLSX file of rows whose cells a spreadsheet keeps as text. */
export function workbookOf(
  rows: readonly (readonly (string | number)[])[],
): Uint8Array<ArrayBuffer> {
  const files = Object.entries(writeXlsx(rows)).map(([path, text]) => [path, strToU8(text)])
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}
