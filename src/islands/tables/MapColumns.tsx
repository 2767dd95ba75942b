import { useEffect, useRef, useState } from 'react'
import {
  type ChosenColumns,
  type Column,
  choiceKey,
  type TableHead,
} from '../../domain/tables/columns.ts'
import { tableWords } from '../../locales/en/screens/tables.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { columnName } from './column-choices.ts'

interface Props<Meaning extends string> {
  head: TableHead
  chosen: ChosenColumns<Meaning>
  meanings: readonly { value: Meaning; label: string }[]
  columnsOf: (chosen: ChosenColumns<Meaning>) => readonly Column<Meaning>[]
  /** Whether another column gives up a meaning that this one gets. */
  isSingle: (meaning: Meaning) => boolean
  onChoose: (chosen: ChosenColumns<Meaning>) => void
}

const leaveOut = 'leave-out'

/** Shows what each column is taken for, beside its first cells, and lets the user correct it. */
export function MapColumns<Meaning extends string>({
  head: { headings, examples },
  chosen,
  meanings,
  columnsOf,
  isSingle,
  onChoose,
}: Props<Meaning>) {
  const [choices, setChoices] = useState(chosen)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const columns = columnsOf(choices)

  function choose(index: number, value: string) {
    const meaning = meanings.find((each) => each.value === value)?.value ?? null
    const others = columns.flatMap((column, at) =>
      at !== index && meaning !== null && column.meaning === meaning && isSingle(meaning)
        ? [[choiceKey(headings, at), null]]
        : [],
    )
    const own = [choiceKey(headings, index), meaning]
    setChoices({ ...choices, ...Object.fromEntries([...others, own]) })
  }

  return (
    <Card className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {tableWords.whichColumns}
        </h2>
        <p className="mt-1 text-sm text-muted">{tableWords.columnsHint}</p>
      </div>
      <ul className="grid gap-4">
        {columns.map((column, index) => {
          const cells = examples[index] ?? []
          if (cells.length === 0) return null
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
              key={index}
              className="grid gap-x-4 border-t border-line pt-3 sm:grid-cols-2 sm:items-center"
            >
              <SelectField
                label={columnName(column.heading, index)}
                value={column.meaning ?? leaveOut}
                choices={[{ value: leaveOut, label: tableWords.leaveOut }, ...meanings]}
                onChange={({ target }) => choose(index, target.value)}
              />
              <p className="min-w-0 break-words text-sm text-muted">
                {fill(tableWords.firstCells, { cells: cells.join(' · ') })}
              </p>
            </li>
          )
        })}
      </ul>
      <div>
        <Button onClick={() => onChoose(choices)}>{tableWords.columnsAreRight}</Button>
      </div>
    </Card>
  )
}
