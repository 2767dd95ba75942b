import {
  type ChosenColumns,
  type Column,
  choiceKey,
  countsRows,
  type TableHead,
} from '../../../../domain/tables/columns.ts'
import { type ColumnMeaning, meaningOf } from '../../../../domain/tables/headings.ts'

/** A column named “Type” or “Category” often has `Phones` and `Laptops`. */
const isOtherCategory = (cells: readonly string[]) =>
  cells.length > 0 && !cells.some((cell) => /^(?:gadget|vehicle)$/i.test(cell))

/** The first column of a meaning has it; a second IMEI column is IMEI 2. */
export function columnsOf(
  { headings, examples }: TableHead,
  chosen: ChosenColumns<ColumnMeaning>,
): Column<ColumnMeaning>[] {
  const choices = headings.map((_, index) => chosen[choiceKey(headings, index)])
  const known = headings.map((text, index) =>
    choices[index] === undefined ? meaningOf(text) : undefined,
  )
  const taken = new Set<ColumnMeaning>(choices.flatMap((choice) => choice ?? []))
  const given = new Set<ColumnMeaning>()
  return headings.map((heading, index) => {
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
    if (!meaning || !isFree(meaning)) return { heading }
    const cells = examples[index] ?? []
    if (meaning === 'serial-number' && countsRows(cells)) return { heading }
    if (meaning === 'type' && isOtherCategory(cells)) return { heading }
    taken.add(meaning)
    return { heading, meaning }
  })
}
