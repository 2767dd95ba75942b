import { useEffect, useRef, useState } from 'react'
import type { TableParts } from '../../../../domain/tables/heading-row.ts'
import type { ColumnMeaning } from '../../../../domain/tables/headings.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { type ChosenColumns, choiceKey, columnsOf } from './columns.ts'
import { tableColumns } from './table-columns.ts'

interface Props {
  parts: TableParts
  chosen: ChosenColumns
  onChoose: (chosen: ChosenColumns) => void
}

const shownRows = 3
const leaveOut = 'leave-out'
const meanings = tableColumns.map(({ field, heading }) => ({ value: field, label: heading }))

/** Shows what each column is taken for, beside its first cells, and lets the user correct it. */
export function MapColumns({ parts, chosen, onChoose }: Props) {
  const [choices, setChoices] = useState(chosen)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const columns = columnsOf(parts, choices)

  function choose(index: number, value: string) {
    const meaning = value === leaveOut ? null : (value as ColumnMeaning)
    // Another column gives up a meaning that this one gets.
    const others = columns.flatMap((column, at) =>
      at !== index && meaning !== null && column.meaning === meaning
        ? [[choiceKey(parts.headings, at), null]]
        : [],
    )
    const own = [choiceKey(parts.headings, index), meaning]
    setChoices({ ...choices, ...Object.fromEntries([...others, own]) })
  }

  return (
    <Card className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {importWords.whichColumns}
        </h2>
        <p className="mt-1 text-sm text-muted">{importWords.columnsHint}</p>
      </div>
      <ul className="grid gap-4">
        {columns.map((column, index) => {
          const cells = examplesOf(parts, index)
          if (cells.length === 0) return null
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
              key={index}
              className="grid gap-x-4 border-t border-line pt-3 sm:grid-cols-2 sm:items-center"
            >
              <SelectField
                label={column.heading}
                value={column.meaning ?? leaveOut}
                choices={[{ value: leaveOut, label: importWords.leaveOut }, ...meanings]}
                onChange={({ target }) => choose(index, target.value)}
              />
              <p className="min-w-0 break-words text-sm text-muted">
                {fill(importWords.firstCells, { cells: cells.join(' · ') })}
              </p>
            </li>
          )
        })}
      </ul>
      <div>
        <Button onClick={() => onChoose(choices)}>{importWords.columnsAreRight}</Button>
      </div>
    </Card>
  )
}

function examplesOf({ body }: TableParts, index: number): string[] {
  const filled: string[] = []
  for (const { cells } of body) {
    const cell = cells[index]?.trim() ?? ''
    if (cell !== '') filled.push(cell.slice(0, 40))
    if (filled.length === shownRows) break
  }
  return filled
}
