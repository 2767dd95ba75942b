import { foldText } from '../text/fold.ts'

/** A row of a table, with the number that a spreadsheet shows. */
export interface NumberedRow {
  number: number
  cells: readonly string[]
}

export interface TableParts {
  /** Titles and remarks above the headings. */
  above: NumberedRow[]
  headings: readonly string[]
  body: NumberedRow[]
  /** Sums at the end. */
  totals: NumberedRow[]
}

/** Titles above the headings have few rows. */
const maxAbove = 30

const totalWords = new Set([
  ...['total', 'grandtotal', 'subtotal', 'totals', 'sum', 'totalamount', 'totalvalue'],
  ...['jimla', 'apapo', 'lapapo', 'mkpokota'],
])

/**
 * Splits a table at its headings: the row among the first with the most known headings. Null if no
 * row has one. Empty rows are left out, and the others keep their numbers.
 */
export function splitTable(
  rows: readonly (readonly string[])[],
  isHeading: (cell: string) => boolean,
): TableParts | null {
  const filled = rows.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, number: index + 1 }] : [],
  )
  const known = filled
    .slice(0, maxAbove)
    .map(({ cells }) => cells.filter((cell) => isHeading(cell)).length)
  const most = Math.max(0, ...known)
  if (most === 0) return null
  const at = known.indexOf(most)
  const body = filled.slice(at + 1)
  const end = body.findLastIndex((row) => !isTotal(row)) + 1
  return {
    above: filled.slice(0, at),
    headings: filled[at]?.cells ?? [],
    body: body.slice(0, end),
    totals: body.slice(end),
  }
}

function isTotal({ cells }: NumberedRow): boolean {
  const [first = ''] = cells.filter((cell) => cell.trim() !== '')
  return totalWords.has(foldText(first).replace(/[^a-z]/g, ''))
}
