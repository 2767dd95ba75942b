import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { downloadCsv } from '../../forms/download.ts'
import { kindLabel, verdictNames } from '../../lookup/verdict-styles.ts'
import { dateOf, momentOf, today } from '../../shell/dates.ts'
import type { CheckedBatch, CheckedRow } from './checked-rows.ts'
import { rowLabels } from './labels.ts'

const columns: { heading: string; textOf: (row: CheckedRow) => string | number }[] = [
  { heading: batchWords.lineHeading, textOf: ({ line }) => line },
  // Grouped, so that spreadsheets do not convert and truncate it as a number.
  { heading: batchWords.identifier, textOf: ({ answer }) => answer.identifier },
  {
    heading: batchWords.kind,
    textOf: ({ answer: { kind } }) => (kind === null ? '' : kindLabel(kind)),
  },
  { heading: batchWords.verdict, textOf: ({ tone }) => verdictNames(tone).word },
  { heading: batchWords.whatWeKnow, textOf: ({ answer }) => answer.message },
  { heading: batchWords.item, textOf: rowLabels },
  {
    heading: batchWords.reportedOn,
    textOf: ({ answer: { reportedAt } }) => (reportedAt === undefined ? '' : dateOf(reportedAt)),
  },
  { heading: batchWords.lastSeenIn, textOf: ({ answer }) => answer.state ?? '' },
  {
    heading: batchWords.sameAsLine,
    textOf: ({ repeats }) => (repeats === null ? '' : repeats + 1),
  },
]

/** Downloads the results as a table, in the order they were sent. */
export function exportChecked({ rows, at }: CheckedBatch): void {
  downloadCsv(`toju-check-${today()}.csv`, [
    [...columns.map(({ heading }) => heading), batchWords.checkedAt],
    ...rows.map((row) => [...columns.map(({ textOf }) => textOf(row)), momentOf(at)]),
  ])
}
