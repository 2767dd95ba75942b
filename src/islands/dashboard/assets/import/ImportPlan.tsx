import { CircleCheck, CopyCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { countText } from '../../../../locales/count-text.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { HeaderRow } from '../../../../ui/HeaderRow.tsx'
import type { LeftOut } from './parse-table.ts'
import type { TableOutcome } from './send-table.ts'
import type { TableProblem } from './to-row.ts'

interface Props {
  outcome: TableOutcome
  leftOut: readonly LeftOut[]
  onImport: () => void
  onMap: () => void
  onStartOver: () => void
}

/** More problems would not help: users correct these first and try again. */
const maxShown = 200

/** Shows what an import will do. */
export function ImportPlan({ outcome, leftOut, onImport, onMap, onStartOver }: Props) {
  const { fresh, known, problems } = outcome
  const wrongRows = new Set(problems.map(({ row }) => row)).size
  const count = fresh.length
  return (
    <Card className="grid gap-5">
      <div role="status">
        <ul className="grid gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
          <Line icon={<CircleCheck aria-hidden="true" className="text-found" />}>
            {count === 0 ? importWords.nothingNew : countText(importWords.toAdd, count)}
          </Line>
          {known > 0 && (
            <Line icon={<CopyCheck aria-hidden="true" className="text-muted" />}>
              {countText(importWords.alreadyRegistered, known)}
            </Line>
          )}
          {wrongRows > 0 && (
            <Line icon={<TriangleAlert aria-hidden="true" className="text-stolen" />}>
              {countText(importWords.toFix, wrongRows)}
            </Line>
          )}
          {leftOut.length > 0 && (
            <Line icon={<TriangleAlert aria-hidden="true" className="text-muted" />}>
              {countText(importWords.leftOut, leftOut.length)}
              <LeftOutColumns cells={leftOut} />
            </Line>
          )}
        </ul>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="flex flex-wrap gap-3">
        {count > 0 && <Button onClick={onImport}>{countText(importWords.add, count)}</Button>}
        <Button variant="secondary" onClick={onMap}>
          {importWords.changeColumns}
        </Button>
        <Button variant="secondary" onClick={onStartOver}>
          {importWords.chooseAnotherFile}
        </Button>
      </div>
    </Card>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <span>{children}</span>
    </li>
  )
}

const maxExamples = 3

function LeftOutColumns({ cells }: { cells: readonly LeftOut[] }) {
  const columns = new Map<string, LeftOut[]>()
  for (const cell of cells) {
    const some = columns.get(cell.column)
    if (some) some.push(cell)
    else columns.set(cell.column, [cell])
  }
  return (
    <ul className="mt-1 text-sm text-muted">
      {[...columns].map(([column, some]) => {
        const examples = some.slice(0, maxExamples).map(({ text }) => text.slice(0, 40))
        return (
          <li key={column} className="break-words">
            {fill(importWords.cellsOf, {
              column,
              count: some.length,
              examples: `${examples.join(', ')}${some.length > maxExamples ? ' …' : ''}`,
            })}
          </li>
        )
      })}
    </ul>
  )
}

function Problems({ problems }: { problems: readonly TableProblem[] }) {
  return (
    <div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard
        tabIndex={0}
        aria-label={importWords.whatToFix}
        className="max-h-96 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-start text-sm">
          <thead className="sticky top-0 bg-sunken">
            <HeaderRow
              className="[&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-semibold"
              heads={[importWords.row, importWords.column, importWords.whatIsWrong]}
            />
          </thead>
          <tbody>
            {problems.slice(0, maxShown).map(({ row, column, message }) => (
              <tr
                key={`${row} ${column} ${message}`}
                className="border-t border-line align-top [&>td]:px-3 [&>td]:py-2"
              >
                <td className="tabular-nums">{row}</td>
                <td>{column}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {problems.length > maxShown && (
        <p className="mt-2 text-sm text-muted">
          {fill(importWords.andMore, { value: problems.length - maxShown })}
        </p>
      )}
    </div>
  )
}
