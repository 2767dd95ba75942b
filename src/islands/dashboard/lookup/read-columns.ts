import { plainCell } from '../../../domain/csv.ts'
import { maxPasted } from '../../../domain/identifiers/batch.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { withoutTextMark } from '../../../domain/tables/cells.ts'
import { meaningOf, splitTable } from '../../../domain/tables/headings.ts'
import type { Sheet, TableFault } from '../../../domain/tables/sheet.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'

export interface FileColumn {
  /** The position in the file, from 1. */
  place: number
  heading: string
  values: string[]
  /** Of all rows; `values` has the first ones. */
  count: number
}

interface ReadColumn extends FileColumn {
  /** The sheet’s position. */
  sheet: number
  /** Of all rows, the empty ones too. */
  cells: string[]
}

export type FileReading =
  | { ok: true; columns: FileColumn[]; likely: FileColumn | null }
  | { ok: false; reason: TableFault }

const identifierHeadings = /imei|meid|serial|\bvin\b|plate|chassis|\bmac\b|uuid|identifier/i

/**
 * The columns that are not empty, and the one that probably has the identifiers, if it is clear and
 * no identifier is elsewhere: that one would not be checked, and nothing would say so.
 */
export function columnsOf(sheets: readonly Sheet[]): FileReading {
  const found = sheets.flatMap(({ name, rows }, sheet) => {
    const columns = columnsOfSheet(
      rows.map((cells) => cells.map(plainCell).map(withoutTextMark)),
      sheets.length > 1 ? `${name}: ` : '',
    )
    return columns.map((column) => ({ ...column, sheet }))
  })
  const columns = found.map((column, index) => ({ ...column, place: index + 1 }))
  const likely = likelyColumn(columns)
  const shown = columns.map(({ cells: _, sheet: __, ...column }) => ({
    ...column,
    values: column.values.slice(0, maxPasted),
  }))
  const chosen = likely && !leavesOut(likely, columns) ? shown[likely.place - 1] : undefined
  return { ok: true, columns: shown, likely: chosen ?? null }
}

function columnsOfSheet(rows: readonly string[][], sheet: string) {
  const { headings, body } = headingsOf(rows)
  const width = Math.max(headings.length, widthOf(body))
  return Array.from({ length: width }, (_, index) => {
    const cells = body.map((row) => row[index] ?? '')
    const values = cells.filter((cell) => cell !== '')
    const heading = sheet + (headings[index] || fill(batchWords.column, { value: index + 1 }))
    return { heading, values, count: values.length, cells }
  }).filter(({ count }) => count > 0)
}

/** Whether another sheet, or a row without a cell in this column, has an identifier. */
function leavesOut({ sheet, cells }: ReadColumn, columns: readonly ReadColumn[]): boolean {
  return columns.some((other) =>
    other.cells.some(
      (cell, row) =>
        cell !== '' &&
        (other.sheet !== sheet || cells[row] === '') &&
        hasIdentifier({ cells: [cell] }),
    ),
  )
}

const widthOf = (rows: readonly (readonly string[])[]) =>
  rows.reduce((most, { length }) => Math.max(most, length), 0)

/**
 * Titles above the headings, and sums below the table, are not checked. A row with an identifier is
 * neither, whatever its other words mean: a thing may be called `Mac`, or be the last one and `Total`.
 */
function headingsOf(rows: readonly (readonly string[])[]) {
  const parts = splitTable(rows, (cell) => meaningOf(cell) !== undefined)
  if (parts && ![{ cells: parts.headings }, ...parts.above].some(hasIdentifier)) {
    const body = [...parts.body, ...parts.totals.filter(hasIdentifier)]
    return { headings: parts.headings, body: body.map(({ cells }) => cells) }
  }
  const [first = []] = rows
  const hasHeadings = first.some((cell) => cell !== '') && !first.some(looksLikeIdentifierCell)
  return hasHeadings ? { headings: first, body: rows.slice(1) } : { headings: [], body: rows }
}

/**
 * The only column; otherwise the only one with a heading like IMEI; otherwise the only one whose
 * values all look like identifiers.
 */
function likelyColumn(columns: readonly ReadColumn[]): ReadColumn | null {
  const byHeading = columns.filter(({ heading }) => identifierHeadings.test(heading))
  const byValues = columns.filter(({ values }) => values.every(looksLikeIdentifierCell))
  const unique = [columns, byHeading, byValues].find(({ length }) => length === 1)
  return unique?.[0] ?? null
}

/** Without a doubt: a title may have a date or a phone number, and a sum a price. */
const hasIdentifier = ({ cells }: { cells: readonly string[] }) =>
  cells.some((cell) => {
    const { candidates, doubts } = readText(cell)
    return candidates.length > 0 && doubts.length === 0
  })

/** `IMEI 2` and `Plate 1` are headings: their number is too short for an identifier. */
function looksLikeIdentifierCell(cell: string): boolean {
  const { candidates, doubts } = readText(cell)
  const notOne = doubts.some(
    ({ code }) => code === 'unlikely-number' || code === 'number-too-short',
  )
  return candidates.length > 0 && !notOne
}
