import {
  type NumberedRow,
  splitTable,
  type TableParts,
} from '../../../../domain/tables/heading-row.ts'
import { bareHeading, type ColumnMeaning, meaningOf } from '../../../../domain/tables/headings.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'

export interface Column {
  heading: string
  /** Undefined if no asset takes what is in it. */
  meaning?: ColumnMeaning | undefined
}

/** What the user chose for a heading: a meaning, or `null` to leave the column out. */
export type ChosenColumns = Readonly<Record<string, ColumnMeaning | null>>

/** By which the choice for a column is remembered: its heading, or its place if it has none. */
export function choiceKey(headings: readonly string[], index: number): string {
  const heading = bareHeading(headings[index] ?? '')
  const earlier = headings.slice(0, index).filter((other) => bareHeading(other) === heading).length
  return heading === '' ? `#${index + 1}` : `${heading}${earlier > 0 ? ` ${earlier + 1}` : ''}`
}

/** The parts of a table. Without a known heading, its first filled row has the headings. */
export function partsOf(
  table: readonly (readonly string[])[],
  chosen: ChosenColumns,
): TableParts | null {
  const isKnown = (cell: string) =>
    meaningOf(cell) !== undefined || Boolean(chosen[bareHeading(cell)])
  const first = table.find((cells) => cells.some((cell) => cell.trim() !== ''))
  return (
    splitTable(table, isKnown) ??
    splitTable(table, (cell) => cell.trim() !== '' && first?.includes(cell) === true)
  )
}

/** The first column of a meaning has it; a second IMEI column is IMEI 2. */
export function columnsOf({ headings, body }: TableParts, chosen: ChosenColumns): Column[] {
  const choices = headings.map((_, index) => chosen[choiceKey(headings, index)])
  const known = headings.map((text, index) =>
    choices[index] === undefined ? meaningOf(text) : undefined,
  )
  const taken = new Set<ColumnMeaning>(choices.flatMap((choice) => choice ?? []))
  const given = new Set<ColumnMeaning>()
  return headings.map((text, index) => {
    const heading = nameOf(text, index)
    const choice = choices[index]
    if (choice !== undefined) {
      if (choice === null || given.has(choice)) return { heading }
      given.add(choice)
      return { heading, meaning: choice }
    }
    const own = known[index]
    const isFree = (meaning: ColumnMeaning) => !taken.has(meaning)
    const isSecond = own === 'imei1' && !isFree(own) && !known.includes('imei2')
    const meaning = isSecond && isFree('imei2') ? 'imei2' : own
    if (!meaning || !isFree(meaning) || countsRows(meaning, index, body)) return { heading }
    taken.add(meaning)
    return { heading, meaning }
  })
}

/** Whether a column with a filled cell has no meaning, and the user has not said so. */
export function hasUnknownColumn(parts: TableParts, chosen: ChosenColumns): boolean {
  return columnsOf(parts, chosen).some(
    ({ meaning }, index) =>
      meaning === undefined &&
      chosen[choiceKey(parts.headings, index)] !== null &&
      parts.body.some(({ cells }) => (cells[index] ?? '').trim() !== ''),
  )
}

/** In Nigeria `S/N` is often the number of the row. */
function countsRows(meaning: ColumnMeaning, index: number, body: readonly NumberedRow[]): boolean {
  if (meaning !== 'serial-number') return false
  const filled = body.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => cell !== '')
  return filled.every(
    (cell, at) => /^\d{1,4}\.?$/.test(cell) && Number.parseInt(cell, 10) === at + 1,
  )
}

export const nameOf = (heading: string, index: number) =>
  heading.trim() || fill(importWords.columnNumber, { number: index + 1 })
