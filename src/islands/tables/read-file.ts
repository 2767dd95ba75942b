import { decodeText } from '../../domain/tables/decode-text.ts'
import type { Sheet } from '../../domain/tables/sheet.ts'
import { tableWords } from '../../locales/en/screens/dashboard/tables.ts'
import { parseCsv } from './read-csv.ts'

const maxBytes = 20 * 1024 * 1024

/** The tables of a file. A file of text has one. */
export type TableFile = { ok: true; sheets: readonly Sheet[] } | { ok: false; reason: string }

/** Reads a CSV, TSV, XLSX or ODS file. The reader of workbooks loads with the first of them. */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > maxBytes) return { ok: false, reason: tableWords.fileTooBig }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook is a ZIP file.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const loaded = await import('./read-workbook.ts').catch(() => null)
    return loaded ? loaded.readWorkbook(bytes) : { ok: false, reason: tableWords.fileFailed }
  }
  const decoded = decodeText(bytes)
  if (!decoded.ok) return { ok: false, reason: tableWords.notText[decoded.reason] }
  const table = await parseCsv(decoded.text)
  return table.ok ? { ok: true, sheets: [{ name: file.name, rows: table.rows }] } : table
}
