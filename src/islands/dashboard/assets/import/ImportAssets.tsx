import { useQueryClient } from '@tanstack/react-query'
import { Download, FileSpreadsheet, PackageCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/problem.ts'
import {
  type ChosenColumns,
  hasUnknownColumn,
  type TableHead,
} from '../../../../domain/tables/columns.ts'
import type { ColumnMeaning } from '../../../../domain/tables/headings.ts'
import { countText } from '../../../../locales/count-text.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { tableFaults, tableWords } from '../../../../locales/en/screens/tables.ts'
import { fill, textOf } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx'
import { FileButton } from '../../../../ui/forms/FileButton.tsx'
import { UnverifiedNotice } from '../../../forms/UnverifiedNotice.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { BackLink } from '../../../shell/nav/links.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { useUser } from '../../../shell/user-context.ts'
import { AskOnce } from '../../../tables/AskOnce.tsx'
import { rememberColumns, rememberedColumns } from '../../../tables/column-choices.ts'
import { MapColumns } from '../../../tables/MapColumns.tsx'
import type { SheetName } from '../../../tables/opened-file.ts'
import { Reading } from '../../../tables/Reading.tsx'
import { tableTypes } from '../../../tables/table-types.ts'
import { textOfFailure, useWorkerCalls } from '../../../tables/use-worker-calls.ts'
import { assetsKey } from '../../queries.ts'
import { columnsOf } from './columns.ts'
import type { ChangedAsset } from './compare-assets.ts'
import { ImportPlan, Problems } from './ImportPlan.tsx'
import type { ImportCalls, ReadSheet } from './import-worker.ts'
import { maxRows } from './parse-table.ts'
import type { Answers, Question } from './read-values.ts'
import { sendTable, type TableOutcome, updateAssets } from './send-table.ts'
import { assetPages, saveTemplate, tableColumns } from './table-columns.ts'
import type { TableProblem, TableRow } from './to-row.ts'

type Stage =
  | { is: 'choosing' }
  | { is: 'working'; label: string; done: number; of: number }
  | { is: 'refused'; reason: string; retry?: () => void }
  | { is: 'choosing-sheet'; sheets: readonly SheetName[] }
  | { is: 'mapping'; sheet: number; head: TableHead }
  | { is: 'asking'; sheet: number; answers: Answers; question: Question }
  | {
      is: 'planned'
      sheet: number
      table: ReadSheet
      outcome: TableOutcome
      changed: ChangedAsset[]
    }
  | { is: 'done'; added: number; changed: number; problems: readonly TableProblem[] }

const meanings = tableColumns.map(({ field, heading }) => ({
  value: field as ColumnMeaning,
  label: heading,
}))

/** Imports many assets from a table. It shows a plan, row by row, before the import. */
export function ImportAssets() {
  const [stage, setStage] = useState<Stage>({ is: 'choosing' })
  const sending = useRef<AbortController>(null)
  const queryClient = useQueryClient()
  const { id } = useUser()
  const [chosen, setChosen] = useState(() => rememberedColumns<ColumnMeaning>('import', id))
  const { call, stop } = useWorkerCalls<ImportCalls>(
    () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
  )

  async function send<Result>(
    label: string,
    of: number,
    retry: () => Promise<void>,
    work: (onProgress: (done: number) => void, signal: AbortSignal) => Promise<Result>,
  ) {
    sending.current = new AbortController()
    const { signal } = sending.current
    const showProgress = (done: number) =>
      signal.aborted || setStage({ is: 'working', label, done, of })
    showProgress(0)
    try {
      return await work(showProgress, signal)
    } catch (error) {
      if (signal.aborted) return null
      if (!(error instanceof ApiError)) throw error
      setStage({ is: 'refused', reason: error.message, retry: () => void retry() })
      return null
    }
  }

  function startOver() {
    stop()
    sending.current?.abort()
    setStage({ is: 'choosing' })
  }

  const refuse = (reason: string) => setStage({ is: 'refused', reason })

  /** Undefined if the worker failed, which is then shown. */
  async function read<Result>(work: (onProgress: (share: number) => void) => Promise<Result>) {
    const showShare = (done: number) =>
      setStage({ is: 'working', label: tableWords.reading, done, of: 1 })
    showShare(0)
    return work(showShare).catch((error: unknown) => refuse(textOfFailure(error)))
  }

  async function choose(file: File) {
    const opened = await read((onProgress) => call('open', file, onProgress))
    if (!opened) return
    if (!opened.ok) return refuse(textOf(tableFaults, opened.reason))
    if (opened.sheets.length > 1) setStage({ is: 'choosing-sheet', sheets: opened.sheets })
    else await openSheet(0)
  }

  /** Asks what the columns are, unless all are known. */
  async function openSheet(sheet: number, isMapping = false) {
    const opened = await read(() => call('head', { sheet, chosen }))
    if (!opened) return
    if (!opened.ok) return refuse(opened.reason)
    const { head } = opened
    const isUnknown = hasUnknownColumn(head, columnsOf(head, chosen), chosen)
    if (isMapping || isUnknown) setStage({ is: 'mapping', sheet, head })
    else await readSheet(sheet, {})
  }

  async function readSheet(sheet: number, answers: Answers, columns = chosen) {
    const table = await read(() => call('read', { sheet, answers, chosen: columns }))
    if (!table) return
    if (!table.ok) return refuse(table.reason)
    const [question] = table.questions
    if (question) setStage({ is: 'asking', sheet, answers, question })
    else await plan(sheet, table)
  }

  async function plan(sheet: number, table: ReadSheet) {
    const again = () => plan(sheet, table)
    const { rows } = table
    const read = await send(importWords.checkingTheTable, rows.length, again, async (...how) => {
      const outcome = await sendTable(rows, true, ...how)
      const known = outcome.known.map(({ number }) => number)
      if (known.length === 0) return { outcome, changed: [], problems: [] }
      let isFirst = true
      for await (const page of assetPages()) {
        await call('register', { page, isFirst })
        isFirst = false
      }
      return { outcome, ...(await call('compare', known)) }
    })
    if (!read) return
    const { outcome, changed } = read
    const problems = [...table.problems, ...outcome.problems, ...read.problems]
    problems.sort((a, b) => a.row - b.row)
    setStage({ is: 'planned', sheet, table, changed, outcome: { ...outcome, problems } })
  }

  function mapColumns(sheet: number, columns: ChosenColumns<ColumnMeaning>) {
    setChosen(columns)
    rememberColumns('import', id, columns)
    void readSheet(sheet, {}, columns)
  }

  async function add(rows: readonly TableRow[], changed: readonly ChangedAsset[]) {
    const again = () => add(rows, changed)
    const outcome = await send(importWords.addingAssets, rows.length, again, (...how) =>
      sendTable(rows, false, ...how),
    )
    const refused =
      outcome &&
      (await send(importWords.changingAssets, changed.length, again, (...how) =>
        updateAssets(changed, ...how),
      ))
    // Includes rows that were imported before the connection failed.
    void queryClient.invalidateQueries({ queryKey: assetsKey })
    if (!outcome || !refused) return
    const added = outcome.fresh.length
    const updated = changed.length - new Set(refused.map(({ row }) => row)).size
    const problems = [...outcome.problems, ...refused]
    setStage({ is: 'done', added, changed: updated, problems })
  }

  return (
    <div className="max-w-3xl">
      <BackLink to={paths.assets}>{importWords.assets}</BackLink>
      <ScreenHeader title={importWords.importAssets}>
        {fill(importWords.about, { value: maxRows.toLocaleString('en-NG') })}
      </ScreenHeader>
      <UnverifiedNotice />
      {stage.is === 'choosing' && <ChooseTable onChoose={choose} />}
      {stage.is === 'working' && (
        <Reading
          label={stage.label}
          value={stage.done}
          max={Math.max(1, stage.of)}
          onStop={startOver}
        />
      )}
      {stage.is === 'refused' && (
        <div className="grid gap-4">
          <ErrorState message={stage.reason} onRetry={stage.retry} />
          <ChooseTable onChoose={choose} />
        </div>
      )}
      {stage.is === 'choosing-sheet' && (
        <AskOnce
          title={tableWords.whichSheet}
          options={stage.sheets.map(({ name, rows }, index) => ({
            label: `${name} (${countText(tableWords.rowsOfSheet, rows)})`,
            choose: () => void openSheet(index),
          }))}
        />
      )}
      {stage.is === 'mapping' && (
        <MapColumns
          head={stage.head}
          chosen={chosen}
          meanings={meanings}
          columnsOf={(choices) => columnsOf(stage.head, choices)}
          isSingle={() => true}
          onChoose={(columns) => mapColumns(stage.sheet, columns)}
        />
      )}
      {stage.is === 'asking' && (
        <AskOnce
          key={stage.question.field}
          title={fill(tableWords.whichValue, {
            column: stage.question.column,
            text: stage.question.text,
          })}
          hint={tableWords.othersSame}
          options={stage.question.options.map(({ label, answer }) => ({
            label,
            choose: () =>
              void readSheet(stage.sheet, { ...stage.answers, [stage.question.field]: answer }),
          }))}
        />
      )}
      {stage.is === 'planned' && (
        <ImportPlan
          outcome={stage.outcome}
          leftOut={stage.table.leftOut}
          changed={stage.changed}
          onImport={(changed) => void add(stage.outcome.fresh, changed)}
          onMap={() => void openSheet(stage.sheet, true)}
          onStartOver={startOver}
        />
      )}
      {stage.is === 'done' && <ImportDone {...stage} />}
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
          <Button variant="secondary" onClick={() => void saveTemplate()}>
            <Download aria-hidden="true" />
            {importWords.downloadTheTemplate}
          </Button>
        </li>
        <li className="relative grid justify-items-start gap-2">
          <h2 className="text-lg">{importWords.chooseTable}</h2>
          <p className="text-sm text-muted">{importWords.tableHint}</p>
          <FileButton accept={tableTypes} onChoose={([file]) => file && onChoose(file)}>
            <FileSpreadsheet aria-hidden="true" />
            {importWords.chooseAFile}
          </FileButton>
        </li>
      </ol>
    </Card>
  )
}

type Done = Extract<Stage, { is: 'done' }>

function ImportDone({ added, changed, problems }: Done) {
  const counts = [
    ...(added > 0 ? [countText(importWords.added, added)] : []),
    ...(changed > 0 ? [countText(importWords.changed, changed)] : []),
  ]
  return (
    <div className="grid gap-4">
      <div role="status">
        <EmptyState
          title={counts.join(' · ') || importWords.nothingNew}
          icon={<PackageCheck aria-hidden="true" />}
          action={<ButtonLink to={paths.assets}>{importWords.seeYourAssets}</ButtonLink>}
        >
          {added > 0 && importWords.addPhotos}
        </EmptyState>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  )
}
