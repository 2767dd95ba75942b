import { readText } from '../identifiers/read/read-text.ts'
import { bareHeading, splitTable, type TableParts } from './headings.ts'

/** What the user chose for a heading: a meaning, or `null` to leave the column out. */
export type ChosenColumns<Meaning extends string> = Readonly<Record<string, Meaning | null>>

export interface Column<Meaning extends string> {
  /** '' if it has none. */
  heading: string
  /** Undefined if nothing takes what is in it. */
  meaning?: Meaning | undefined
}

/** By which the choice for a column is remembered: its heading, or its place if it has none. */
export function choiceKey(headings: readonly string[], index: number): string {
  const heading = bareHeading(headings[index] ?? '')
  const earlier = headings.slice(0, index).filter((other) => bareHeading(other) === heading).length
  return heading === '' ? `#${index + 1}` : `${heading}${earlier > 0 ? ` ${earlier + 1}` : ''}`
}

/**
 * The parts of a table. Without a known heading, its first filled row has the headings, unless it has
 * the number of a thing.
 */
export function partsOf<Meaning extends string>(
  table: readonly (readonly string[])[],
  meaningOf: (heading: string) => Meaning | undefined,
  chosen: ChosenColumns<Meaning>,
): TableParts | null {
  const isKnown = (cell: string) =>
    meaningOf(cell) !== undefined || Boolean(chosen[bareHeading(cell)])
  const known = splitTable(table, isKnown)
  if (known) return known
  const first = table.find((cells) => cells.some((cell) => cell.trim() !== ''))
  const parts = splitTable(table, (cell) => cell.trim() !== '' && first?.includes(cell) === true)
  if (!parts || !first?.some(isNumber)) return parts
  const top = { number: table.indexOf(first) + 1, cells: first }
  return { ...parts, headings: [], body: [top, ...parts.body] }
}

function isNumber(cell: string): boolean {
  if (!/(?:\d\D*){3}/.test(cell)) return false
  const { candidates, doubts } = readText(cell)
  return candidates.length > 0 && doubts.length === 0
}

/** The columns of a table, with the first cells of each. */
export interface TableHead {
  /** As many as the widest row has cells. */
  headings: string[]
  /** Empty for a column without a filled cell. */
  examples: string[][]
  /** The rows below the headings. */
  count: number
}

const shownCells = 3

export function headOf({ headings, body }: Pick<TableParts, 'headings' | 'body'>): TableHead {
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), headings.length)
  const examples = Array.from({ length: width }, (): string[] => [])
  for (const { cells } of body) {
    for (const [index, cell] of cells.entries()) {
      const shown = examples[index]
      if (!shown || shown.length === shownCells) continue
      const text = cell.trim()
      if (text !== '') shown.push(text.slice(0, 40))
    }
  }
  const names = examples.map((_, index) => headings[index]?.trim() ?? '')
  return { headings: names, examples, count: body.length }
}

/** In Nigeria `S/N` is often the number of the row. No serial number is as short as three digits. */
export function countsRows(firstCells: readonly string[]): boolean {
  return firstCells.every(
    (cell, at) =>
      /^\(?\d{1,3}[.)]?$/.test(cell) ||
      (/^\d{4}\.?$/.test(cell) && Number.parseInt(cell, 10) === at + 1),
  )
}

/** Whether a column with a filled cell has no meaning, and the user has not said so. */
export function hasUnknownColumn<Meaning extends string>(
  { headings, examples }: TableHead,
  columns: readonly Column<Meaning>[],
  chosen: ChosenColumns<Meaning>,
): boolean {
  return examples.some(
    (cells, index) =>
      cells.length > 0 &&
      columns[index]?.meaning === undefined &&
      chosen[choiceKey(headings, index)] !== null,
  )
}
