import { Download, FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  isSingle,
  type ListMeaning,
  listColumnsOf,
  listMeanings,
} from '../../../domain/listings/list-columns.ts'
import { type ChosenColumns, choiceKey, hasUnknownColumn } from '../../../domain/tables/columns.ts'
import { type DateFormat, dateFormats } from '../../../domain/users/users.ts'
import { countText } from '../../../locales/count-text.ts'
import { dayLabel } from '../../../locales/en/dates.ts'
import { identifierLabels } from '../../../locales/en/identifiers/kinds.ts'
import { adminListingWords as words } from '../../../locales/en/screens/admin/listings.ts'
import { tableFaults, tableWords } from '../../../locales/en/screens/tables.ts'
import { fill, textOf } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { FileButton } from '../../../ui/forms/FileButton.tsx'
import { download } from '../../forms/download.ts'
import { useUser } from '../../shell/user-context.ts'
import { AskOnce } from '../../tables/AskOnce.tsx'
import { rememberColumns, rememberedColumns } from '../../tables/column-choices.ts'
import { MapColumns } from '../../tables/MapColumns.tsx'
import type { SheetName } from '../../tables/opened-file.ts'
import { Reading } from '../../tables/Reading.tsx'
import { tableTypes, xlsxType } from '../../tables/table-types.ts'
import { textOfFailure, useWorkerCalls } from '../../tables/use-worker-calls.ts'
import type { ListCalls, ListSummary } from './list-worker.ts'
import { SendList } from './SendList.tsx'

type Settings = { sheet: number; dateFormat?: DateFormat }

type Stage =
  | { is: 'choosing' }
  | { is: 'reading'; share: number }
  | { is: 'refused'; reason: string }
  | { is: 'choosing-sheet'; sheets: readonly SheetName[] }
  | { is: 'mapping'; settings: Settings; summary: ListSummary }
  | { is: 'asking'; settings: Settings; summary: ListSummary }
  | { is: 'read'; settings: Settings; summary: ListSummary }

const names = { ...identifierLabels, ...words.meanings }
const meanings = listMeanings.map((value) => ({ value, label: names[value] }))

/** Reads a list in the browser and shows what is in it; then it can be sent. */
export function ReceiveList({ onReceived }: { onReceived: () => void }) {
  const { id } = useUser()
  const file = useRef<File>(null)
  const [stage, setStage] = useState<Stage>({ is: 'choosing' })
  const [chosen, setChosen] = useState(() => rememberedColumns<ListMeaning>('list', id))
  const { call, stop } = useWorkerCalls<ListCalls>(
    () => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }),
  )

  function startOver() {
    stop()
    setStage({ is: 'choosing' })
  }

  const refuse = (reason: string) => setStage({ is: 'refused', reason })
  const refuseFor = (error: unknown) => refuse(textOfFailure(error))
  const showShare = (share: number) => setStage({ is: 'reading', share })

  async function open(opened: File) {
    // Another file may still be read.
    stop()
    file.current = opened
    showShare(0)
    const read = await call('open', opened, showShare).catch(refuseFor)
    if (!read) return
    if (!read.ok) return refuse(textOf(tableFaults, read.reason))
    if (read.sheets.length > 1) setStage({ is: 'choosing-sheet', sheets: read.sheets })
    else await readSheet({ sheet: 0 })
  }

  async function readSheet(settings: Settings, columns = chosen, isMapped = false) {
    showShare(0)
    const summary = await call('read', { ...settings, columns }, showShare).catch(refuseFor)
    if (summary === null) return refuse(words.failures.empty)
    if (!summary) return
    const { head, hasNumbers, uncertain } = summary
    const isUnknown = hasUnknownColumn(head, listColumnsOf(head, columns), columns)
    if (!hasNumbers || (isUnknown && !isMapped)) setStage({ is: 'mapping', settings, summary })
    else setStage({ is: uncertain ? 'asking' : 'read', settings, summary })
  }

  function mapColumns(settings: Settings, columns: ChosenColumns<ListMeaning>) {
    setChosen(columns)
    rememberColumns('list', id, columns)
    void readSheet(settings, columns, true)
  }

  return (
    <>
      <Card>
        <h2 className="text-xl">{words.upload}</h2>
        <p className="mt-2 text-sm text-muted">{words.uploadHint}</p>
        <div className="relative mt-4">
          <FileButton accept={tableTypes} onChoose={([first]) => first && void open(first)}>
            <FileSpreadsheet aria-hidden="true" />
            {words.file}
          </FileButton>
        </div>
      </Card>
      {stage.is === 'reading' && <Reading value={stage.share} onStop={startOver} />}
      {stage.is === 'refused' && <ErrorState message={stage.reason} />}
      {stage.is === 'choosing-sheet' && (
        <AskOnce
          title={tableWords.whichSheet}
          options={stage.sheets.map(({ name, rows }, sheet) => ({
            label: `${name} (${countText(tableWords.rowsOfSheet, rows)})`,
            choose: () => void readSheet({ sheet }),
          }))}
        />
      )}
      {stage.is === 'mapping' && (
        <MapColumns
          head={stage.summary.head}
          chosen={chosen}
          meanings={meanings}
          columnsOf={(choices) => listColumnsOf(stage.summary.head, choices)}
          isSingle={isSingle}
          onChoose={(columns) => mapColumns(stage.settings, columns)}
        />
      )}
      {stage.is === 'asking' && stage.summary.uncertain && (
        <AskOnce
          title={fill(tableWords.whichValue, {
            column: stage.summary.uncertain.column,
            text: stage.summary.uncertain.text,
          })}
          hint={tableWords.othersSame}
          options={stage.summary.uncertain.days.flatMap((day, index) => {
            const dateFormat = dateFormats[index]
            if (!dateFormat) return []
            const choose = () => void readSheet({ ...stage.settings, dateFormat }, chosen, true)
            return [{ label: `${dayLabel(day)} (${dateFormat})`, choose }]
          })}
        />
      )}
      {stage.is === 'read' && file.current && (
        <Card className="grid gap-5">
          <Summary
            summary={stage.summary}
            onSave={async () => {
              const bytes = await call('invalidRows', undefined)
              download('toju-list-invalid-rows.xlsx', new Blob([bytes], { type: xlsxType }))
            }}
            onMap={() => setStage({ ...stage, is: 'mapping' })}
          />
          {stage.summary.numbers > 0 && (
            <SendList
              file={file.current}
              settings={{ ...stage.settings, columns: choicesFor(stage.summary, chosen) }}
              onReceived={() => {
                startOver()
                onReceived()
              }}
            />
          )}
        </Card>
      )}
    </>
  )
}

/** Without what was chosen for other tables. */
function choicesFor({ head: { headings } }: ListSummary, chosen: ChosenColumns<ListMeaning>) {
  const keys = headings.map((_, index) => choiceKey(headings, index))
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => keys.includes(key)))
}

interface SummaryProps {
  summary: ListSummary
  onSave: () => Promise<void>
  onMap: () => void
}

function Summary({ summary, onSave, onMap }: SummaryProps) {
  const { rows, numbers, invalidRows, leftOut } = summary
  return (
    <div role="status" className="grid gap-2">
      <p className="font-medium">
        {fill(words.found, {
          rows: countText(tableWords.rowsOfSheet, rows),
          numbers: numbers.toLocaleString('en-NG'),
        })}
      </p>
      {leftOut.length > 0 && <p>{fill(words.leftOut, { columns: leftOut.join(', ') })}</p>}
      {invalidRows > 0 && (
        <p className="font-medium text-stolen">{countText(words.invalidRows, invalidRows)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {invalidRows > 0 && (
          <Button variant="secondary" onClick={() => void onSave()}>
            <Download aria-hidden="true" />
            {words.saveInvalid}
          </Button>
        )}
        <Button variant="secondary" onClick={onMap}>
          {tableWords.changeColumns}
        </Button>
      </div>
    </div>
  )
}
