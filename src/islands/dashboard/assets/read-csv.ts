/** Rows of a table as text, the heading among them; or what is wrong with the file, in plain words. */
export type ParsedCsv = { ok: true; rows: string[][] } | { ok: false; reason: string }

const separators = [',', ';', '\t'] as const

/**
 * Reads comma-separated values as spreadsheets write them: with a byte order mark, with semicolons or
 * tabs between, with any line ends. Each record is a row, empty ones too, so that the numbers of rows
 * are those that the spreadsheet shows. The parser is loaded with the first file.
 */
export async function parseCsv(text: string): Promise<ParsedCsv> {
  const papa = await import('papaparse').catch(() => null)
  if (!papa)
    return refused('The file could not be read just now. Check your connection and try again.')
  // All line ends alike: the parser takes one kind for the whole file.
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const named = /^sep=(.)\n/i.exec(body)
  const { data, errors } = papa.default.parse<string[]>(body.slice(named?.[0].length), {
    delimiter: named?.[1] ?? likeliestSeparator(body),
    newline: '\n',
  })
  for (const { code, row = 0 } of errors) {
    if (code === 'MissingQuotes') return refused(`A quote that opens in row ${row + 1} never ends.`)
    if (code === 'InvalidQuotes') {
      return refused(`There is text after a closing quote in row ${row + 1}.`)
    }
  }
  // A line end at the end of the file begins no row.
  const rows = body.endsWith('\n') ? data.slice(0, -1) : data
  return { ok: true, rows }
}

/** The one that the first line has most of, outside quotes; the parser's own guess misses two columns. */
function likeliestSeparator(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1)
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

const refused = (reason: string): ParsedCsv => ({ ok: false, reason })
