import { plainCell } from '../../../../domain/csv.ts'
import { identifierKinds } from '../../../../domain/identifiers/kinds.ts'
import { readAs } from '../../../../domain/identifiers/read/read-as.ts'
import {
  cutNumber,
  lacksLeadingZero,
  noValue,
  withoutTextMark,
} from '../../../../domain/tables/cells.ts'
import {
  type ChosenColumns,
  type Column,
  headOf,
  partsOf,
} from '../../../../domain/tables/columns.ts'
import {
  type ColumnMeaning,
  meaningOf,
  type NumberedRow,
  type TableParts,
} from '../../../../domain/tables/headings.ts'
import { identifierLabels } from '../../../../locales/en/identifiers/kinds.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { columnName } from '../../../tables/column-choices.ts'
import { columnsOf } from './columns.ts'
import { type Answers, type Question, readValues } from './read-values.ts'
import { repeatedIdentifiers } from './repeated-identifiers.ts'
import { identifiersOf, keptFor, type TableProblem, type TableRow, toRow } from './to-row.ts'

export type Table = ReadTable | { ok: false; reason: string }

export interface ReadTable {
  ok: true
  rows: TableRow[]
  problems: TableProblem[]
  /** Cells that no asset takes. */
  leftOut: LeftOut[]
  /** What only the user can tell; the rows are complete once each is answered. */
  questions: Question[]
}

/** Twice the stock of a large shop: its own export, with what it adds, is read in one piece. */
export const maxRows = 10_000

type Chosen = ChosenColumns<ColumnMeaning>

export const partsOfAssets = (table: readonly (readonly string[])[], chosen: Chosen) =>
  partsOf(table, meaningOf, chosen)

/**
 * Reads a table of assets, and finds the problems that need no server. Each filled cell is in a row,
 * has a problem in its row, or is left out by name.
 */
export function parseTable(
  table: readonly (readonly string[])[],
  answers: Answers,
  chosen: Chosen = {},
): Table {
  const parts = partsOfAssets(table, chosen)
  const refusal = whyRefused(parts)
  if (!parts || refusal) return { ok: false, reason: refusal ?? importWords.noRows }
  const columns = columnsOf(headOf(parts), chosen).map(({ heading, meaning }, index) => ({
    heading: columnName(heading, index),
    meaning,
  }))
  const leftOut = [
    ...wholeRows(parts.above, importWords.aboveHeadings),
    ...wholeRows(parts.totals, importWords.totals),
  ]
  const headings: Record<string, string> = Object.fromEntries(
    columns.flatMap(({ heading, meaning }) => (meaning ? [[meaning, heading]] : [])),
  )
  const hasImeis = columns.some(({ meaning }) => meaning === 'imei1')
  const mixed = hasImeis ? undefined : columns.find(isMixed)
  if (mixed) headings['imei1'] = mixed.heading
  const problems: TableProblem[] = []
  const questions: Question[] = []
  const rows: TableRow[] = []
  for (const { number, cells } of parts.body) {
    const values = new Map<ColumnMeaning, string>()
    for (const [index, text] of cells.entries()) {
      const value = withoutTextMark(plainCell(text))
      if (value === '') continue
      const column = columns[index]
      const heading = column?.heading ?? ''
      const isImei = mixed && column === mixed && readAs('imei1', value).ok
      const meaning = isImei ? 'imei1' : column?.meaning
      if (meaning && (meaning === 'type' || !noValue.test(value))) {
        values.set(meaning, isOfLines(meaning) ? value : value.replace(/\s*[\r\n]+\s*/g, ' '))
      } else leftOut.push({ row: number, column: heading, text: value })
    }
    const { kept, others } = keptFor(values)
    for (const [meaning, text] of others) {
      leftOut.push({ row: number, column: headings[meaning] ?? meaning, text })
    }
    const read = readValues(kept, answers)
    const row = toRow(number, read.values, headings)
    const wrong = [
      ...read.problems.map(({ field, message }) => ({
        row: number,
        column: headings[field] ?? field,
        message,
      })),
      ...spoiledIdentifiers(row),
      ...missingNumber(row, headings),
    ]
    for (const { field, ...question } of read.questions) {
      if (questions.some((asked) => asked.field === field)) continue
      questions.push({ ...question, field, column: headings[field] ?? field })
    }
    problems.push(...wrong)
    if (wrong.length === 0) rows.push(row)
  }
  const repeated = repeatedIdentifiers(rows)
  const wrongRows = new Set(repeated.map(({ row }) => row))
  return {
    ok: true,
    rows: rows.filter(({ number }) => !wrongRows.has(number)),
    problems: [...problems, ...repeated].sort((a, b) => a.row - b.row),
    leftOut,
    questions,
  }
}

/** Two lines of another cell, such as a name, are one. Those of a number are two numbers. */
const isOfLines = (meaning: ColumnMeaning) =>
  meaning === 'description' ||
  meaning === 'notes' ||
  identifierKinds.some((kind) => kind === meaning)

/** A column such as “IMEI/Serial No” has the one for phones, and the other for laptops. */
const isMixed = ({ heading, meaning }: Column<ColumnMeaning>) =>
  meaning === 'serial-number' && /imei/i.test(heading) && /serial|s\/?n/i.test(heading)

/** Why no asset can be read from a table, whatever its columns mean; undefined if some can. */
export function whyRefused(parts: TableParts | null): string | undefined {
  if (!parts || parts.body.length === 0) return importWords.noRows
  if (parts.body.length <= maxRows) return
  return fill(importWords.tooManyRows, {
    count: parts.body.length.toLocaleString('en-NG'),
    maxRows: maxRows.toLocaleString('en-NG'),
  })
}

function wholeRows(rows: readonly NumberedRow[], column: string): LeftOut[] {
  return rows.flatMap(({ number, cells }) =>
    cells.filter((cell) => cell.trim() !== '').map((text) => ({ row: number, column, text })),
  )
}

function missingNumber(row: TableRow, headings: Readonly<Record<string, string>>): TableProblem[] {
  const { type } = row.input as { type?: unknown }
  const isAsset = type === 'Gadget' || type === 'Vehicle'
  if (!isAsset || identifiersOf(row).length > 0) return []
  const [kind = 'imei1'] = identifierKinds.filter((each) => headings[each] !== undefined)
  const column = headings[kind] ?? identifierLabels[kind]
  return [{ row: row.number, column, message: importWords.noNumber }]
}

/** Identifiers that a spreadsheet has shortened: it turns 15 digits into 4.90154E+14. */
function spoiledIdentifiers(row: TableRow): TableProblem[] {
  return identifiersOf(row).flatMap(({ field, kind, text }) => {
    const column = row.headings[field] ?? field
    if (cutNumber.test(text)) return [{ row: row.number, column, message: importWords.numberCut }]
    if (kind.startsWith('imei') && lacksLeadingZero(text)) {
      return [{ row: row.number, column, message: fill(importWords.zeroLost, { text }) }]
    }
    return []
  })
}

/** A filled cell that is not imported. */
interface LeftOut {
  row: number
  column: string
  text: string
}

/** The filled cells of a column that are not imported. */
export interface LeftOutColumn {
  column: string
  count: number
  examples: string[]
}

const maxExamples = 3

export function leftOutColumns(cells: readonly LeftOut[]): LeftOutColumn[] {
  const columns = new Map<string, LeftOutColumn>()
  for (const { column, text } of cells) {
    const some = columns.get(column) ?? { column, count: 0, examples: [] }
    columns.set(column, some)
    if (some.count++ < maxExamples) some.examples.push(text.slice(0, 40))
  }
  return [...columns.values()]
}
