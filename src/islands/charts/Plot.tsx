import type { ReactNode } from 'react'
import { chartWords } from '../../locales/en/screens/charts.ts'
import { fill } from '../../locales/texts.ts'
import { Card } from '../../ui/Card.tsx'
import { HeaderRow } from '../../ui/HeaderRow.tsx'

interface Props {
  title: string
  /** The whole plot in one sentence. */
  summary: string
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** Below the numbers. */
  note?: string
  /** The drawing, hidden from screen readers: the summary and the table have the same content. */
  children: ReactNode
}

/** What is plotted, and the plot in one sentence. */
export function PlotHead({ title, summary }: Pick<Props, 'title' | 'summary'>) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <p className="text-sm text-muted">{summary}</p>
    </div>
  )
}

/** A plot with a text summary, and all its values behind a toggle. */
export function Plot({ title, summary, heads, rows, note, children }: Props) {
  const head = <PlotHead title={title} summary={summary} />
  if (rows.every(([, ...values]) => values.every((value) => !Number(value)))) {
    return (
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        {head}
        <p className="text-muted">{chartWords.noValues}</p>
      </Card>
    )
  }
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {head}
      {children}
      <details hidden={rows.length < 2} className="group text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline">
          <span className="group-open:hidden">{chartWords.showNumbers}</span>
          <span className="hidden group-open:inline">{chartWords.hideNumbers}</span>
          <span className="sr-only"> {fill(chartWords.of, { title })}</span>
        </summary>
        <section
          aria-label={fill(chartWords.numbersOf, { title })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard
          tabIndex={0}
          className="relative overflow-auto rounded-md border border-line"
        >
          <table className="data-table w-full [&_thead_th]:whitespace-normal max-sm:[&_:is(th,td)]:px-2 [&_tr>:not(:first-child)]:text-end">
            <caption className="sr-only">{title}</caption>
            <thead>
              <HeaderRow heads={heads} />
            </thead>
            <tbody>
              {rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row" className="font-medium whitespace-nowrap">
                    {name}
                  </th>
                  {values.map((value, index) => (
                    <td key={heads[index + 1]} className="tabular-nums">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {note && <p className="mt-2 text-xs text-muted">{note}</p>}
      </details>
    </Card>
  )
}
