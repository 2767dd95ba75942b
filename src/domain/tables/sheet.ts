import type { Reason } from '../reason.ts'
import type { NotText } from './csv-text.ts'

/** A table of a workbook. */
export interface Sheet {
  name: string
  rows: string[][]
}

/** More than the longest list of an authority, or a trap. */
const sheetLimits = { rows: 600_000, columns: 500, cells: 5_000_000 } as const

export class TooManyCells extends Error {}

/** A part that is not whole, or names what is not there: a spreadsheet may show other cells. */
export class DamagedWorkbook extends Error {}

/** Collects the filled cells of a sheet; rows without any have no cells. */
export class SheetCells {
  readonly rows: string[][] = []
  private cells = 0

  set(row: number, column: number, text: string): void {
    if (text === '') return
    this.cells++
    const { rows, columns, cells } = sheetLimits
    if (row >= rows || column >= columns || this.cells > cells) throw new TooManyCells()
    if (!(Number.isInteger(row) && Number.isInteger(column) && row >= 0))
      throw new DamagedWorkbook()
    while (this.rows.length <= row) this.rows.push([])
    const line = this.rows[row] ?? []
    if (line[column]) throw new DamagedWorkbook()
    while (line.length < column) line.push('')
    line[column] = text
  }
}

/**
 * A number of a workbook as text. A spreadsheet keeps 15 digits, so a longer number has lost the
 * others, and is written as `1.23456E+17`.
 */
export function numberText(value: string): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (Math.abs(number) >= 1e15) return number.toExponential().replace('e', 'E')
  return String(Number(number.toPrecision(15)))
}

/** Why a file cannot be read as a table. */
export interface TableFaults extends Record<NotText, null> {
  'file-too-big': { megabytes: number }
  'quote-never-ends': { row: number }
  'text-after-quote': { row: number }
  'damaged-workbook': null
  'not-a-workbook': null
  'workbook-too-big': null
}

export type TableFault = Reason<TableFaults>

/** The tables of a file. A file of text has one. */
export type TableFile = { ok: true; sheets: readonly Sheet[] } | { ok: false; reason: TableFault }
