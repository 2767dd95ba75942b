import { useQueryClient } from '@tanstack/react-query'
import { Download, FileSpreadsheet, PackageCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { possibleDaysOf } from '../../../../api/day.ts'
import { ApiError } from '../../../../api/problem.ts'
import { type DateFormat, dateFormats } from '../../../../domain/users/date-formats.ts'
import { countText } from '../../../../locales/count-text.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx'
import { ProgressBar } from '../../../../ui/feedback/ProgressBar.tsx'
import { FileButton } from '../../../../ui/forms/FileButton.tsx'
import { UnverifiedNotice } from '../../../forms/UnverifiedNotice.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { dayInWords } from '../../../shell/dates.ts'
import { BackLink } from '../../../shell/nav/links.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { showToast } from '../../../shell/toasts.ts'
import { assetsKey } from '../../queries.ts'
import { ImportPlan } from './ImportPlan.tsx'
import type { TableRow } from './parse-table.ts'
import { firstAmbiguousDate, maxRows, parseTable } from './parse-table.ts'
import { readTableFile } from './read-file.ts'
import { sendTable, type TableOutcome } from './send-table.ts'
import { saveTemplate } from './table-columns.ts'

type ReadTable = Pick<TableOutcome, 'problems'> & { rows: readonly TableRow[] }

type Stage =
  | { is: 'choosing' }
  | { is: 'sending'; label: string; done: number; of: number }
  | { is: 'refused'; reason: string; retry?: () => void }
  | { is: 'asking'; table: ReadTable; date: string }
  | { is: 'planned'; outcome: TableOutcome; dateFormat: DateFormat | undefined }
  | { is: 'done'; added: number; known: number }

/** Imports many assets from a table. It shows a plan, row by row, before the import. */
export function ImportAssets() {
  const [stage, setStage] = useState<Stage>({ is: 'choosing' })
  const queryClient = useQueryClient()

  async function send(
    rows: readonly TableRow[],
    how: { dryRun: boolean; dateFormat: DateFormat | undefined },
    label: string,
    retry: () => Promise<void>,
  ) {
    const showProgress = (done: number) => setStage({ is: 'sending', label, done, of: rows.length })
    showProgress(0)
    try {
      return await sendTable(rows, how, showProgress)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStage({ is: 'refused', reason: error.message, retry: () => void retry() })
      return null
    }
  }

  async function choose(file: File) {
    const read = await readTableFile(file)
    const table = read.ok ? await parseTable(read.text) : read
    if (!table.ok) return setStage({ is: 'refused', reason: table.reason })
    const date = firstAmbiguousDate(table.rows)
    if (date !== undefined) setStage({ is: 'asking', table, date })
    else await plan(table, undefined)
  }

  async function plan(table: ReadTable, dateFormat: DateFormat | undefined) {
    const outcome = await send(
      table.rows,
      { dryRun: true, dateFormat },
      importWords.checkingTheTable,
      () => plan(table, dateFormat),
    )
    if (!outcome) return
    const problems = [...table.problems, ...outcome.problems].sort((a, b) => a.row - b.row)
    setStage({ is: 'planned', outcome: { ...outcome, problems }, dateFormat })
  }

  async function add(rows: readonly TableRow[], dateFormat: DateFormat | undefined) {
    const outcome = await send(rows, { dryRun: false, dateFormat }, importWords.addingAssets, () =>
      add(rows, dateFormat),
    )
    // Includes rows that were imported before the connection failed.
    void queryClient.invalidateQueries({ queryKey: assetsKey })
    if (!outcome) return
    const { fresh, known } = outcome
    setStage({ is: 'done', added: fresh.length, known })
    void showToast('success', countText(importWords.added, fresh.length))
  }

  return (
    <div className="max-w-3xl">
      <BackLink to={paths.assets}>{importWords.assets}</BackLink>
      <ScreenHeader title={importWords.importAssets}>
        {fill(importWords.about, { value: maxRows.toLocaleString('en-NG') })}
      </ScreenHeader>
      <UnverifiedNotice />
      {stage.is === 'choosing' && <ChooseTable onChoose={choose} />}
      {stage.is === 'sending' && (
        <Card>
          <p role="status" className="mb-3 font-medium">
            {stage.label}
          </p>
          <ProgressBar label={stage.label} value={stage.done} max={Math.max(1, stage.of)} />
        </Card>
      )}
      {stage.is === 'refused' && (
        <div className="grid gap-4">
          <ErrorState message={stage.reason} onRetry={stage.retry} />
          <ChooseTable onChoose={choose} />
        </div>
      )}
      {stage.is === 'asking' && (
        <AskDateFormat
          date={stage.date}
          onChoose={(dateFormat) => void plan(stage.table, dateFormat)}
        />
      )}
      {stage.is === 'planned' && (
        <ImportPlan
          outcome={stage.outcome}
          onImport={() => void add(stage.outcome.fresh, stage.dateFormat)}
          onStartOver={() => setStage({ is: 'choosing' })}
        />
      )}
      {stage.is === 'done' && <ImportDone added={stage.added} known={stage.known} />}
    </div>
  )
}

function ChooseTable({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <Card>
      <ol className="grid gap-6">
        <li className="grid justify-items-start gap-2">
          <h2 className="text-lg">{importWords.fillTemplate}</h2>
          <p className="text-sm text-muted">{importWords.templateHint}</p>
          <Button variant="secondary" onClick={saveTemplate}>
            <Download aria-hidden="true" />
            {importWords.downloadTheTemplate}
          </Button>
        </li>
        <li className="relative grid justify-items-start gap-2">
          <h2 className="text-lg">{importWords.chooseTable}</h2>
          <p className="text-sm text-muted">{importWords.tableHint}</p>
          <FileButton
            accept=".csv,text/csv,text/plain"
            onChoose={([file]) => file && onChoose(file)}
          >
            <FileSpreadsheet aria-hidden="true" />
            {importWords.chooseACsvFile}
          </FileButton>
        </li>
      </ol>
    </Card>
  )
}

interface Props {
  /** An ambiguous date from the table. */
  date: string
  onChoose: (format: DateFormat) => void
}

/** Asks how to read ambiguous dates, once for the whole table. */
function AskDateFormat({ date, onChoose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {fill(importWords.whichDayIs, { date })}
      </h2>
      <p className="mt-1 text-sm text-muted">{importWords.otherDatesSame}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {possibleDaysOf(date)?.map((day, index) => {
          const format = dateFormats[index]
          return (
            format && (
              <Button key={format} variant="secondary" onClick={() => onChoose(format)}>
                {dayInWords(day)} ({format})
              </Button>
            )
          )
        })}
      </div>
    </Card>
  )
}

function ImportDone({ added, known }: { added: number; known: number }) {
  return (
    <EmptyState
      title={countText(importWords.added, added)}
      icon={<PackageCheck aria-hidden="true" />}
      action={<ButtonLink to={paths.assets}>{importWords.seeYourAssets}</ButtonLink>}
    >
      {known > 0 && `${countText(importWords.wereRegistered, known)} `}
      {importWords.addPhotos}
    </EmptyState>
  )
}
