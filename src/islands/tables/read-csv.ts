import { likeliestSeparator } from '../../domain/tables/separators.ts'
import { tableWords } from '../../locales/en/screens/dashboard/tables.ts'
import { fill } from '../../locales/texts.ts'

/** The rows, including the header, or why the file cannot be read. */
export type ParsedCsv = { ok: true; rows: string[][] } | { ok: false; reason: string }

/**
 * Parses CSV as spreadsheets write it: with a byte order mark, with semicolons or tabs as
 * separators, with any line ends. Empty records are rows too, so that row numbers match the
 * spreadsheet. The parser loads with the first file.
 */
export async function parseCsv(text: string): Promise<ParsedCsv> {
  const papa = await import('papaparse').catch(() => null)
  if (!papa) return refused(tableWords.fileFailed)
  // The parser expects one kind of line end in a file.
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const named = /^sep=(.)\n/i.exec(body)
  const { data, errors } = papa.default.parse<string[]>(body.slice(named?.[0].length), {
    delimiter: named?.[1] ?? likeliestSeparator(body),
    newline: '\n',
  })
  for (const { code, row = 0 } of errors) {
    if (code === 'MissingQuotes') return refused(fill(tableWords.quoteNeverEnds, { row: row + 1 }))
    if (code === 'InvalidQuotes') {
      return refused(fill(tableWords.textAfterQuote, { row: row + 1 }))
    }
  }
  // A line end at the end of the file does not begin a row.
  const rows = body.endsWith('\n') ? data.slice(0, -1) : data
  return { ok: true, rows }
}

const refused = (reason: string): ParsedCsv => ({ ok: false, reason })
