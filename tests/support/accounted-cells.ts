import { plainCell } from '../../src/domain/csv.ts'
import { withoutTextMark } from '../../src/domain/tables/cells.ts'
import type { ChosenColumns } from '../../src/domain/tables/columns.ts'
import type { ColumnMeaning } from '../../src/domain/tables/headings.ts'
import {
  partsOfAssets,
  type ReadTable,
} from '../../src/islands/dashboard/assets/import/parse-table.ts'

const isFilled = (cell: string) => withoutTextMark(plainCell(cell)) !== ''

/** How many values a row to store has; the kind of its number is none. */
function filledIn(input: Record<string, unknown>): number {
  const { uuidType: _, moreIdentifiers, ...rest } = input
  return Object.keys(rest).length + ((moreIdentifiers as unknown[] | undefined)?.length ?? 0)
}

/**
 * The rows of a table with a filled cell that is not stored, refused with its row and column, or
 * named as left out; and how many filled cells there are.
 */
export function accountFor(
  rows: readonly string[][],
  read: ReadTable,
  chosen: ChosenColumns<ColumnMeaning> = {},
): { missing: number[]; cells: number } {
  const headings = partsOfAssets(rows, chosen)?.headings
  const isNamed = (column: string) => column !== ''
  const refused = new Set(
    read.problems.filter(({ column }) => isNamed(column)).map(({ row }) => row),
  )
  const stored = new Map(read.rows.map(({ number, input }) => [number, input]))
  const typeAt = headings?.findIndex((heading) => heading.trim() === 'Type') ?? -1
  const missing: number[] = []
  let cells = 0
  for (const [index, row] of rows.entries()) {
    const number = index + 1
    const filled = row.filter(isFilled).length
    if (row === headings || refused.has(number)) continue
    cells += filled
    const input = stored.get(number)
    // A type that was not typed is added.
    const isTyped =
      isFilled(row[typeAt] ?? '') &&
      !read.leftOut.some((cell) => cell.row === number && cell.column === 'Type')
    const added = input && !isTyped ? 1 : 0
    const left = read.leftOut.filter((cell) => cell.row === number && isNamed(cell.column)).length
    if ((input ? filledIn(input) - added : 0) + left !== filled) missing.push(number)
  }
  return { missing, cells }
}
