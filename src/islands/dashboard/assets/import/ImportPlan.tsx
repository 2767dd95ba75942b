import { CircleCheck, CopyCheck, Pencil, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { countText } from '../../../../locales/count-text.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { tableWords } from '../../../../locales/en/screens/tables.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { CheckboxField } from '../../../../ui/forms/CheckboxField.tsx'
import { HeaderRow } from '../../../../ui/HeaderRow.tsx'
import { naira } from '../naira.ts'
import type { ChangedAsset } from './compare-assets.ts'
import type { LeftOutColumn } from './parse-table.ts'
import type { TableOutcome } from './send-table.ts'
import type { TableProblem } from './to-row.ts'

interface Props {
  outcome: TableOutcome
  leftOut: readonly LeftOutColumn[]
  changed: readonly ChangedAsset[]
  onImport: (changed: readonly ChangedAsset[]) => void
  onMap: () => void
  onStartOver: () => void
}

/** More problems would not help: users correct these first and try again. */
const maxShown = 200

/** Shows what an import will do. */
export function ImportPlan({ outcome, leftOut, changed, onImport, onMap, onStartOver }: Props) {
  const { fresh, known, problems } = outcome
  const wrongRows = new Set(problems.map(({ row }) => row)).size
  const count = fresh.length
  const [isUpdating, setUpdating] = useState(false)
  const updates = isUpdating ? changed : []
  const same = known.length - changed.length - knownWithProblem(outcome)
  return (
    <Card className="grid gap-5">
      <div role="status">
        <ul className="grid gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
          <Line icon={<CircleCheck aria-hidden="true" className="text-found" />}>
            {count === 0 ? importWords.nothingNew : countText(importWords.toAdd, count)}
          </Line>
          {same > 0 && (
            <Line icon={<CopyCheck aria-hidden="true" className="text-muted" />}>
              {countText(importWords.alreadyRegistered, same)}
            </Line>
          )}
          {changed.length > 0 && (
            <Line icon={<Pencil aria-hidden="true" className="text-muted" />}>
              {countText(importWords.differs, changed.length)}
            </Line>
          )}
          {wrongRows > 0 && (
            <Line icon={<TriangleAlert aria-hidden="true" className="text-stolen" />}>
              {countText(importWords.toFix, wrongRows)}
            </Line>
          )}
          {leftOut.length > 0 && (
            <Line icon={<TriangleAlert aria-hidden="true" className="text-muted" />}>
              {countText(
                importWords.leftOut,
                leftOut.reduce((sum, { count }) => sum + count, 0),
              )}
              <LeftOutColumns columns={leftOut} />
            </Line>
          )}
        </ul>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      {changed.length > 0 && (
        <div>
          <Changes changed={changed} />
          <CheckboxField
            label={countText(importWords.updateToo, changed.length)}
            hint={importWords.updateHint}
            checked={isUpdating}
            onChange={({ target }) => setUpdating(target.checked)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {count + updates.length > 0 && (
          <Button onClick={() => onImport(updates)}>{buttonText(count, updates.length)}</Button>
        )}
        <Button variant="secondary" onClick={onMap}>
          {tableWords.changeColumns}
        </Button>
        <Button variant="secondary" onClick={onStartOver}>
          {importWords.chooseAnotherFile}
        </Button>
      </div>
    </Card>
  )
}

function buttonText(added: number, changed: number): string {
  const texts = [
    ...(added > 0 ? [countText(importWords.add, added)] : []),
    ...(changed > 0 ? [countText(importWords.change, changed)] : []),
  ]
  return texts.join(' · ')
}

function knownWithProblem({ known, problems }: TableOutcome): number {
  const wrong = new Set(problems.map(({ row }) => row))
  return known.filter(({ number }) => wrong.has(number)).length
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <span>{children}</span>
    </li>
  )
}

function LeftOutColumns({ columns }: { columns: readonly LeftOutColumn[] }) {
  return (
    <ul className="mt-1 text-sm text-muted">
      {columns.map(({ column, count, examples }) => (
        <li key={column} className="break-words">
          {fill(importWords.cellsOf, {
            ...{ column, count },
            examples: `${examples.join(', ')}${count > examples.length ? ' …' : ''}`,
          })}
        </li>
      ))}
    </ul>
  )
}

/** Rows that are not imported, with the reason for each. */
export function Problems({ problems }: { problems: readonly TableProblem[] }) {
  return (
    <RowTable
      label={importWords.whatToFix}
      heads={[importWords.row, importWords.column, importWords.whatIsWrong]}
      rows={problems.map(({ row, column, message }) => [row, column, message])}
    />
  )
}

function Changes({ changed }: { changed: readonly ChangedAsset[] }) {
  const rows = changed.flatMap(({ row, changes }) =>
    changes.map(({ field, before, after }) => [
      row.number,
      row.headings[field] ?? field,
      before === '' ? '–' : shownAs(field, before),
      shownAs(field, after),
    ]),
  )
  const heads = [importWords.row, importWords.column, importWords.now, importWords.inTheTable]
  return <RowTable label={importWords.whatChanges} heads={heads} rows={rows} />
}

/** Two lines for each row: what is wrong, or what would change, needs the width. */
const onPhones =
  'max-sm:grid max-sm:grid-cols-2 max-sm:[&>:nth-child(n+3)]:pt-0! max-sm:[&>:nth-child(3):last-child]:col-span-2'

const shownAs = (field: string, value: unknown) =>
  field === 'price' ? naira.format(Number(value)) : String(value)

interface RowTableProps {
  label: string
  heads: string[]
  rows: readonly (readonly (string | number)[])[]
}

function RowTable({ label, heads, rows }: RowTableProps) {
  return (
    <div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard
        tabIndex={0}
        aria-label={label}
        className="max-h-96 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-start text-sm">
          <thead className="sticky top-0 bg-sunken">
            <HeaderRow
              className={`[&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-semibold ${onPhones}`}
              heads={heads}
            />
          </thead>
          <tbody>
            {rows.slice(0, maxShown).map((cells) => (
              <tr
                key={cells.join(' ')}
                className={`border-t border-line align-top [&>td]:px-3 [&>td]:py-2 ${onPhones}`}
              >
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not move
                  <td key={index} className="tabular-nums">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > maxShown && (
        <p className="mt-2 text-sm text-muted">
          {fill(importWords.andMore, { value: rows.length - maxShown })}
        </p>
      )}
    </div>
  )
}
