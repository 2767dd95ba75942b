import { CircleCheck, CopyCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { HeaderRow } from '../../../../ui/HeaderRow.tsx'
import type { TableOutcome } from './send-table.ts'
import type { TableProblem } from './table-row.ts'

const heads = ['Row', 'Column', 'What is wrong']

interface Props {
  outcome: TableOutcome
  onImport: () => void
  onStartOver: () => void
}

/** Users correct these first and try again, so a longer list would not help. */
const maxShown = 200

/** Shows what an import will do. */
export function ImportPlan({ outcome: { fresh, known, problems }, onImport, onStartOver }: Props) {
  const wrongRows = new Set(problems.map(({ row }) => row)).size
  const count = fresh.length
  return (
    <Card className="grid gap-5">
      <div role="status">
        <ul className="grid gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
          <Line icon={<CircleCheck aria-hidden="true" className="text-found" />}>
            {count === 0 ? 'Nothing new in this table' : `${assets(count)} to add`}
          </Line>
          {known > 0 && (
            <Line icon={<CopyCheck aria-hidden="true" className="text-muted" />}>
              {assets(known)} already registered: passed over
            </Line>
          )}
          {wrongRows > 0 && (
            <Line icon={<TriangleAlert aria-hidden="true" className="text-stolen" />}>
              {wrongRows === 1 ? '1 row' : `${wrongRows} rows`} to mend: passed over for now
            </Line>
          )}
        </ul>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="flex flex-wrap gap-3">
        {count > 0 && <Button onClick={onImport}>Add {assets(count)}</Button>}
        <Button variant="secondary" onClick={onStartOver}>
          Choose another file
        </Button>
      </div>
    </Card>
  )
}

const assets = (count: number) => (count === 1 ? '1 asset' : `${count} assets`)

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <span>{children}</span>
    </li>
  )
}

function Problems({ problems }: { problems: readonly TableProblem[] }) {
  return (
    <div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard
        tabIndex={0}
        aria-label="What to mend"
        className="max-h-96 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-start text-sm">
          <thead className="sticky top-0 bg-sunken">
            <HeaderRow
              className="[&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-semibold"
              heads={heads}
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
        <p className="mt-2 text-sm text-muted">and {problems.length - maxShown} more</p>
      )}
    </div>
  )
}
