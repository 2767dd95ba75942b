import { downloadCsv } from '../../forms/download.ts'
import { kindLabel, verdictStyles } from '../../lookup/verdict-styles.ts'
import { dateOf, momentOf, today } from '../../shell/dates.ts'
import type { Checked, CheckedRow } from './checked-rows.ts'
import { rowLabels } from './labels.ts'

const columns: { heading: string; textOf: (row: CheckedRow) => string | number }[] = [
  { heading: 'Line', textOf: ({ line }) => line },
  // Grouped, so that spreadsheets do not convert and truncate it as a number.
  { heading: 'Identifier', textOf: ({ answer }) => answer.identifier },
  { heading: 'Kind', textOf: ({ answer: { kind } }) => (kind === null ? '' : kindLabel(kind)) },
  { heading: 'Verdict', textOf: ({ tone }) => verdictStyles[tone].word },
  { heading: 'What we know', textOf: ({ answer }) => answer.message },
  { heading: 'Item', textOf: rowLabels },
  {
    heading: 'Reported on',
    textOf: ({ answer: { reportedAt } }) => (reportedAt === undefined ? '' : dateOf(reportedAt)),
  },
  { heading: 'Last seen in', textOf: ({ answer }) => answer.state ?? '' },
  { heading: 'Same as line', textOf: ({ repeats }) => (repeats === null ? '' : repeats + 1) },
]

/** Downloads the results as a table, in the order they were sent. */
export function exportChecked({ rows, at }: Checked): void {
  downloadCsv(`toju-check-${today()}.csv`, [
    [...columns.map(({ heading }) => heading), 'Checked at'],
    ...rows.map((row) => [...columns.map(({ textOf }) => textOf(row)), momentOf(at)]),
  ])
}
