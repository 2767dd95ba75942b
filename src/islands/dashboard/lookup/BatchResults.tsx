import { Download, FileCheck } from 'lucide-react'
import { type Ref, useState } from 'react'
import { withoutGroups } from '../../../domain/identifiers/without-groups.ts'
import { countText } from '../../../locales/count-text.ts'
import { signedSheetWords as words } from '../../../locales/en/batch-lookup.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { HeaderRow } from '../../../ui/HeaderRow.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { FoldingChevron } from '../../../ui/sections/FoldingChevron.tsx'
import { Table } from '../../../ui/Table.tsx'
import { TagLabel, TagShape } from '../../../ui/tag/TagLabel.tsx'
import { downloadCsv } from '../../forms/download.ts'
import {
  answerTone,
  kindLabel,
  type VerdictVariant,
  verdictNames,
} from '../../lookup/verdict-styles.ts'
import { searchPath } from '../../paths.ts'
import { proofPath } from '../../proofs/proof-paths.ts'
import { momentOf, today } from '../../shell/dates.ts'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { PrintButton } from '../PrintButton.tsx'
import {
  type CheckedBatch,
  type CheckedRow,
  countByTone,
  kindLabels,
  rowLabels,
  worstFirst,
} from './checked-rows.ts'

interface Props {
  checked: CheckedBatch
  /** Receives the focus when the results arrive, so that screen readers read it. */
  headingRef: Ref<HTMLHeadingElement>
}

/** The results of a batch, the most serious first. */
export function BatchResults({ checked, headingRef }: Props) {
  const { rows, at } = checked
  const [filter, setFilter] = useState<{ of: CheckedBatch; tone: VerdictVariant | null }>()
  const isWide = useIsWide()
  // The filter of an earlier batch could hide every row of this one.
  const tone = filter?.of === checked ? filter.tone : null
  const shown = worstFirst(rows).filter((row) => tone === null || row.tone === tone)

  return (
    <section aria-labelledby="results" className="mt-10">
      <h2 id="results" ref={headingRef} tabIndex={-1} className="scroll-mt-6 text-xl">
        {countText(batchWords.results, rows.length)}
      </h2>
      <p className="mb-4 text-sm text-muted">{fill(batchWords.checkedOn, { day: momentOf(at) })}</p>
      <ToneFilter
        rows={rows}
        chosen={tone}
        onChoose={(to) => setFilter({ of: checked, tone: to })}
      />
      {isWide ? <BatchTable rows={shown} /> : <BatchCards rows={shown} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => exportChecked(checked)}>
          <Download aria-hidden="true" />
          {batchWords.saveAsCsv}
        </Button>
        <PrintButton text={batchWords.print} />
        {checked.sheet && <SignedSheet number={checked.sheet} />}
      </div>
    </section>
  )
}

/** The results on a phone. */
function BatchCards({ rows }: { rows: readonly CheckedRow[] }) {
  return (
    <ul aria-label={batchWords.resultsOf} className="grid gap-3">
      {rows.map((row) => (
        <li key={row.line} className="rounded-lg border border-line bg-surface p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <VerdictBadge tone={row.tone} />
            <span className="text-sm text-muted">{fill(batchWords.line, { line: row.line })}</span>
          </div>
          <p className="mt-2.5">
            <Identifier value={row.answer.identifier} className="text-lg font-medium" />
            <span className="block text-sm text-muted">{kindLabels(row)}</span>
          </p>
          <div className="mt-2 text-sm">
            <BatchResult row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The results on a wide screen. */
function BatchTable({ rows }: { rows: readonly CheckedRow[] }) {
  return (
    <Table caption={batchWords.resultsOf}>
      <thead>
        <HeaderRow
          heads={[
            batchWords.lineHeading,
            batchWords.identifier,
            batchWords.verdict,
            batchWords.whatWeKnow,
          ]}
        />
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line} className="align-top">
            <td className="tabular-nums">{row.line}</td>
            <th scope="row" className="font-normal">
              <Identifier value={row.answer.identifier} className="text-base font-medium" />
              <span className="block text-muted">{kindLabels(row)}</span>
            </th>
            <td>
              <VerdictBadge tone={row.tone} />
            </td>
            <td className="w-full min-w-72">
              <BatchResult row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The result of a row; a press shows its advice. */
function BatchResult({ row: { answer, tone, repeats } }: { row: CheckedRow }) {
  // `repeats` counts rows from 0, the screen from 1.
  if (repeats !== null) return <p>{fill(batchWords.sameLookedUpOnce, { value: repeats + 1 })}</p>
  return (
    <>
      <p>{answer.message}</p>
      <details className="mt-1">
        <summary className="flex w-fit cursor-pointer items-center gap-1.5 rounded-sm py-3 font-semibold text-brand hover:underline">
          {verdictNames(tone).adviceTitle}
          <FoldingChevron />
        </summary>
        <ul className="mb-2 list-disc space-y-1 ps-5 marker:text-muted">
          {answer.advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {answer.kind !== null && (
          <a
            href={searchPath(withoutGroups(answer.identifier))}
            className="text-link inline-block py-1"
          >
            {batchWords.openCheck}
          </a>
        )}
      </details>
    </>
  )
}

interface ToneFilterProps {
  rows: readonly CheckedRow[]
  /** Null shows all. */
  chosen: VerdictVariant | null
  onChoose: (tone: VerdictVariant | null) => void
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold tabular-nums ' +
  'aria-pressed:ring-2 aria-pressed:ring-ink'

/** The number of results by verdict. A press filters the list by that verdict. */
function ToneFilter({ rows, chosen, onChoose }: ToneFilterProps) {
  return (
    <fieldset className="-mx-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{batchWords.show}</legend>
      <button
        type="button"
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
        className={cx(
          chip,
          'border-line-strong bg-surface aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand aria-pressed:ring-0',
        )}
      >
        {fill(batchWords.all, { count: rows.length })}
      </button>
      {countByTone(rows).map(({ tone, count }) => (
        <button
          key={tone}
          type="button"
          aria-pressed={chosen === tone}
          onClick={() => onChoose(chosen === tone ? null : tone)}
          className={cx(chip, 'border-line-strong bg-surface')}
        >
          <TagShape tone={tone} className="size-4.5 shrink-0" />
          {verdictNames(tone).word} {count}
        </button>
      ))}
    </fieldset>
  )
}

/** One proof over all answers of a batch, which anyone can verify by its number. */
function SignedSheet({ number }: { number: string }) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <FileCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span>
        {fill(words.signed, { number })}{' '}
        <a href={`${proofPath}#${number}`} className="text-link inline-block py-1">
          {words.open}
        </a>
      </span>
    </p>
  )
}

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
    textOf: ({ answer: { reportedAt } }) => (reportedAt === undefined ? '' : longDate(reportedAt)),
  },
  { heading: batchWords.lastSeenIn, textOf: ({ answer }) => answer.state ?? '' },
  {
    heading: batchWords.sameAsLine,
    textOf: ({ repeats }) => (repeats === null ? '' : repeats + 1),
  },
]

/** Downloads the results as a table, in the order they were sent. */
function exportChecked({ rows, at }: CheckedBatch): void {
  downloadCsv(`toju-check-${today()}.csv`, [
    [...columns.map(({ heading }) => heading), batchWords.checkedAt],
    ...rows.map((row) => [...columns.map(({ textOf }) => textOf(row)), momentOf(at)]),
  ])
}

/** A verdict in a list: a word, a shape and a colour. */
function VerdictBadge({ tone }: { tone: VerdictVariant }) {
  return <TagLabel tone={answerTone(tone)}>{verdictNames(tone).word}</TagLabel>
}
