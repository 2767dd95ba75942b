import { useQueryClient } from '@tanstack/react-query'
import { Download, FileSpreadsheet, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../../api/problem.ts'
import type { TableParts } from '../../../../domain/tables/heading-row.ts'
import type { Sheet } from '../../../../domain/tables/sheet.ts'
import { countText } from '../../../../locales/count-text.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { tableWords } from '../../../../locales/en/screens/dashboard/tables.ts'
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
import { BackLink } from '../../../shell/nav/links.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { showToast } from '../../../shell/toasts.ts'
import { useUser } from '../../../shell/user-context.ts'
import { readTableFile } from '../../../tables/read-file.ts'
import { tableTypes } from '../../../tables/table-types.ts'
import { assetsKey } from '../../queries.ts'
import { AskOnce } from './AskOnce.tsx'
import { type ChangedAsset, changedAssets, updateAssets } from './changed-assets.ts'
import { type ChosenColumns, hasUnknownColumn, partsOf } from './columns.ts'
import { ImportPlan, Problems } from './ImportPlan.tsx'
import { MapColumns } from './MapColumns.tsx'
import { maxRows, parseTable, type ReadTable, whyRefused } from './parse-table.ts'
import type { Answers, Question } from './read-values.ts'
import { rememberColumns, rememberedColumns } from './remembered-columns.ts'
import { sendTable, type TableOutcome } from './send-table.ts'
import { allAssets, saveTemplate } from './table-columns.ts'
import type { TableProblem, TableRow } from './to-row.ts'

type Stage =
  | { is: 'choosing' }
  | { is: 'sending'; label: string; done: number; of: number }
  | { is: 'refused'; reason: string; retry?: () => void }
  | { is: 'choosing-sheet'; sheets: readonly Sheet[] }
  | { is: 'mapping'; sheet: Sheet; parts: TableParts }
  | { is: 'asking'; sheet: Sheet; answers: Answers; question: Question }
  | {
      is: 'planned'
      sheet: Sheet
      table: ReadTable
      outcome: TableOutcome
      changed: ChangedAsset[]
    }
  | { is: 'done'; added: number; changed: number; problems: readonly TableProblem[] }

/** Imports many assets from a table. It shows a plan, row by row, before the import. */
export function ImportAssets() {
  const [stage, setStage] = useState<Stage>({ is: 'choosing' })
  const queryClient = useQueryClient()
  const { id } = useUser()
  const [chosen, setChosen] = useState(() => rememberedColumns(id))

  async function send<Result>(
    label: string,
    of: number,
    retry: () => Promise<void>,
    work: (onProgress: (done: number) => void) => Promise<Result>,
  ) {
    const showProgress = (done: number) => setStage({ is: 'sending', label, done, of })
    showProgress(0)
    try {
      return await work(showProgress)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStage({ is: 'refused', reason: error.message, retry: () => void retry() })
      return null
    }
  }

  async function choose(file: File) {
    const read = await readTableFile(file)
    if (!read.ok) return setStage({ is: 'refused', reason: read.reason })
    const [first, second] = read.sheets
    if (second) return setStage({ is: 'choosing-sheet', sheets: read.sheets })
    await openSheet(first ?? { name: '', rows: [] })
  }

  /** Asks what the columns are, unless all are known. */
  async function openSheet(sheet: Sheet) {
    const parts = partsOf(sheet.rows, chosen)
    const refusal = whyRefused(parts)
    if (!parts || refusal) return setStage({ is: 'refused', reason: refusal ?? importWords.noRows })
    if (hasUnknownColumn(parts, chosen)) setStage({ is: 'mapping', sheet, parts })
    else await readSheet(sheet, {})
  }

  async function readSheet(sheet: Sheet, answers: Answers, columns = chosen) {
    const table = parseTable(sheet.rows, answers, columns)
    if (!table.ok) return setStage({ is: 'refused', reason: table.reason })
    const [question] = table.questions
    if (question) setStage({ is: 'asking', sheet, answers, question })
    else await plan(sheet, table)
  }

  async function plan(sheet: Sheet, table: ReadTable) {
    const again = () => plan(sheet, table)
    const { rows } = table
    const read = await send(importWords.checkingTheTable, rows.length, again, async (progress) => {
      const outcome = await sendTable(rows, true, progress)
      const assets = outcome.known.length > 0 ? await allAssets() : []
      return { outcome, ...changedAssets(outcome.known, assets) }
    })
    if (!read) return
    const { outcome, changed } = read
    const problems = [...table.problems, ...outcome.problems, ...read.problems]
    problems.sort((a, b) => a.row - b.row)
    setStage({ is: 'planned', sheet, table, changed, outcome: { ...outcome, problems } })
  }

  function mapColumns(sheet: Sheet, columns: ChosenColumns) {
    setChosen(columns)
    rememberColumns(id, columns)
    void readSheet(sheet, {}, columns)
  }

  async function add(rows: readonly TableRow[], changed: readonly ChangedAsset[]) {
    const again = () => add(rows, changed)
    const outcome = await send(importWords.addingAssets, rows.length, again, (progress) =>
      sendTable(rows, false, progress),
    )
    const refused =
      outcome &&
      (await send(importWords.changingAssets, changed.length, again, (progress) =>
        updateAssets(changed, progress),
      ))
    // Includes rows that were imported before the connection failed.
    void queryClient.invalidateQueries({ queryKey: assetsKey })
    if (!outcome || !refused) return
    const added = outcome.fresh.length
    const updated = changed.length - new Set(refused.map(({ row }) => row)).size
    const problems = [...outcome.problems, ...refused]
    setStage({ is: 'done', added, changed: updated, problems })
    if (added > 0) void showToast('success', countText(importWords.added, added))
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
      {stage.is === 'choosing-sheet' && (
        <AskOnce
          title={tableWords.whichSheet}
          options={stage.sheets.map((sheet) => ({
            label: `${sheet.name} (${countText(tableWords.rowsOfSheet, sheet.rows.length)})`,
            choose: () => void openSheet(sheet),
          }))}
        />
      )}
      {stage.is === 'mapping' && (
        <MapColumns
          parts={stage.parts}
          chosen={chosen}
          onChoose={(columns) => mapColumns(stage.sheet, columns)}
        />
      )}
      {stage.is === 'asking' && (
        <AskOnce
          key={stage.question.field}
          title={fill(importWords.whichValue, {
            column: stage.question.column,
            text: stage.question.text,
          })}
          hint={importWords.othersSame}
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
          onMap={() => {
            const parts = partsOf(stage.sheet.rows, chosen)
            if (parts) setStage({ is: 'mapping', sheet: stage.sheet, parts })
          }}
          onStartOver={() => setStage({ is: 'choosing' })}
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
      <EmptyState
        title={counts.join(' · ') || importWords.nothingNew}
        icon={<PackageCheck aria-hidden="true" />}
        action={<ButtonLink to={paths.assets}>{importWords.seeYourAssets}</ButtonLink>}
      >
        {added > 0 && importWords.addPhotos}
      </EmptyState>
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  )
}
