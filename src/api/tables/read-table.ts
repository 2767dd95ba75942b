import { decodeText } from '../../domain/tables/csv-text.ts'
import type { TableFile } from '../../domain/tables/sheet.ts'
import { parseCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'

/**
 * Reads a CSV, TSV, XLSX or ODS file: browsers before they send a table, the server a list of an
 * authority. It takes seconds for a large file, so both read in another thread.
 */
export function readTable(
  bytes: Uint8Array,
  name: string,
  onProgress?: (share: number) => void,
): TableFile {
  // A workbook is a ZIP file.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes, onProgress)
  const decoded = decodeText(bytes)
  if (!decoded.ok) return { ok: false, reason: { code: decoded.reason } }
  const table = parseCsv(decoded.text, onProgress)
  return table.ok ? { ok: true, sheets: [{ name, rows: table.rows }] } : table
}
