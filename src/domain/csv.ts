/** Rows of a table as text, the heading among them; or what is wrong with the file, in plain words. */
export type CsvReading = { ok: true; rows: string[][] } | { ok: false; reason: string }

const separators = [',', ';', '\t'] as const

/**
 * Reads comma-separated values (RFC 4180) as spreadsheets write them: with a byte order mark, with
 * semicolons or tabs between, with any line ends. Each record is a row, empty ones too, so that the
 * numbers of rows are those that the spreadsheet shows. Strict: a quote out of place is an error.
 */
export function readCsv(text: string): CsvReading {
  const body = text.replace(/^\uFEFF/, '')
  const said = /^sep=(.)\r?\n/i.exec(body)
  const separator = said?.[1] ?? likeliestSeparator(body)
  return parse(said ? body.slice(said[0].length) : body, separator)
}

/** The one that the first line has most of, outside quotes. */
function likeliestSeparator(text: string): string {
  const line = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function parse(text: string, separator: string): CsvReading {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const row = rows.at(-1) ?? []
    let cell: string
    if (text[at] === '"') {
      const end = closingQuote(text, at)
      if (end < 0)
        return { ok: false, reason: `A quote that opens in row ${rows.length} never ends.` }
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    } else {
      const end = endOfPlainCell(text, at, separator)
      cell = text.slice(at, end)
      if (cell.includes('"')) {
        return {
          ok: false,
          reason: `A quote stands in the middle of a cell in row ${rows.length}.`,
        }
      }
      at = end
    }
    row.push(cell)
    if (text[at] === separator) {
      at += 1
      if (at === text.length) row.push('')
    } else if (text[at] === '\r' || text[at] === '\n') {
      at += text.startsWith('\r\n', at) ? 2 : 1
      if (at < text.length) rows.push([])
    } else if (at < text.length) {
      return { ok: false, reason: `Something stands behind a closing quote in row ${rows.length}.` }
    }
  }
  return { ok: true, rows }
}

function closingQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] !== '"') return at
    at += 1
  }
  return -1
}

function endOfPlainCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n')
    at += 1
  return at
}

/** What a spreadsheet would take for a formula, with the apostrophes that were put before it. */
const formula = /^'*[\s\p{Cf}]*[=+\-@\t\r|%]/u

/**
 * Comma-separated values that spreadsheets read as text: a cell that they would take for a formula
 * gets an apostrophe in front, which `plainCell` takes away again.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(String).map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell as it was before `writeCsv` made it safe, without the spaces around it. */
export function plainCell(text: string): string {
  const safe = text.trim()
  return safe.startsWith("'") && formula.test(safe) ? safe.slice(1) : safe
}
