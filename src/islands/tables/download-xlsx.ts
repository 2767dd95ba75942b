import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from '../../domain/tables/write-xlsx.ts'
import { download } from '../forms/download.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Downloads rows as a workbook whose cells a spreadsheet keeps as text. */
export function downloadXlsx(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const files = Object.entries(writeXlsx(rows)).map(([path, text]) => [path, strToU8(text)])
  download(name, new Blob([new Uint8Array(zipSync(Object.fromEntries(files)))], { type }))
}
