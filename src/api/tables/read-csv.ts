import papa from 'papaparse'
import { likeliestSeparator } from '../../domain/tables/csv-text.ts'
import type { TableFault } from '../../domain/tables/sheet.ts'

/** The rows, including the header, or why the file cannot be read. */
export type ParsedCsv = { ok: true; rows: string[][] } | { ok: false; reason: TableFault }

const rowsBetweenReports = 1000

/**
 * Parses CSV as spreadsheets write it: with a byte order mark, with semicolons or tabs as
 * separators, with any line ends. Empty records are rows too, so that row numbers match the
 * spreadsheet. `onProgress` receives the share that is read.
 */
export function parseCsv(text: string, onProgress?: (share: number) => void): ParsedCsv {
  // The parser expects one kind of line end in a file.
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const named = /^sep=(.)\n/i.exec(body)
  const rows: string[][] = []
  let reason: TableFault | undefined
  papa.parse<string[]>(body.slice(named?.[0].length), {
    delimiter: named?.[1] ?? likeliestSeparator(body),
    newline: '\n',
    step({ data, errors, meta }, parser) {
      rows.push(data)
      reason = faultOf(errors, rows.length)
      if (reason) parser.abort()
      if (rows.length % rowsBetweenReports === 0) onProgress?.(meta.cursor / body.length)
    },
  })
  if (reason) return { ok: false, reason }
  // A line end at the end of the file does not begin a row.
  return { ok: true, rows: body.endsWith('\n') ? rows.slice(0, -1) : rows }
}

function faultOf(errors: readonly papa.ParseError[], row: number): TableFault | undefined {
  for (const { code } of errors) {
    if (code === 'MissingQuotes') return { code: 'quote-never-ends', params: { row } }
    if (code === 'InvalidQuotes') return { code: 'text-after-quote', params: { row } }
  }
  return undefined
}
