import { FileSpreadsheet } from 'lucide-react'
import { useId, useState } from 'react'
import { maxPasted } from '../../../domain/identifiers/batch.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { tableFaults } from '../../../locales/en/screens/tables.ts'
import { fill, textOf } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/forms/FieldFrame.tsx'
import { FileButton } from '../../../ui/forms/FileButton.tsx'
import { Reading } from '../../tables/Reading.tsx'
import { tableTypes } from '../../tables/table-types.ts'
import { textOfFailure, useWorkerCalls } from '../../tables/use-worker-calls.ts'
import type { BatchCalls } from './batch-worker.ts'
import type { FileColumn } from './read-columns.ts'

type Stage =
  | { is: 'ready' }
  | { is: 'reading'; share: number }
  | { is: 'refused'; reason: string }
  | { is: 'asking'; columns: readonly FileColumn[] }

/** Reads identifiers from a file; asks for the column if it cannot guess it. */
export function ChooseFile({ onChosen }: { onChosen: (values: readonly string[]) => void }) {
  const id = useId()
  const [stage, setStage] = useState<Stage>({ is: 'ready' })
  const { call, stop } = useWorkerCalls<BatchCalls>(
    () => new Worker(new URL('./batch-worker.ts', import.meta.url), { type: 'module' }),
  )

  async function read(file: File) {
    const showShare = (share: number) => setStage({ is: 'reading', share })
    // Another file may still be read.
    stop()
    showShare(0)
    const found = await call('columns', file, showShare).catch((error: unknown) =>
      refuse(textOfFailure(error)),
    )
    if (!found) return
    if (!found.ok) return refuse(textOf(tableFaults, found.reason))
    if (found.columns.length === 0) return refuse(batchWords.nothingInFile)
    if (!found.likely) return setStage({ is: 'asking', columns: found.columns })
    chooseColumn(found.likely)
  }

  const refuse = (reason: string) => setStage({ is: 'refused', reason })

  function chooseColumn({ values, count }: FileColumn) {
    if (count > maxPasted) return refuse(fill(batchWords.tooManyInFile, { count, most: maxPasted }))
    setStage({ is: 'ready' })
    onChosen(values)
  }

  function stopReading() {
    stop()
    setStage({ is: 'ready' })
  }

  return (
    <div className="relative grid justify-items-start gap-2">
      <FileButton
        accept={tableTypes}
        onChoose={([file]) => file && void read(file)}
        variant="secondary"
      >
        <FileSpreadsheet aria-hidden="true" />
        {batchWords.fromFile}
      </FileButton>
      {stage.is === 'reading' && <Reading value={stage.share} onStop={stopReading} />}
      {stage.is === 'refused' && (
        <div role="alert">
          <FieldError id={`${id}-error`} message={stage.reason} />
        </div>
      )}
      {stage.is === 'asking' && <AskForColumn columns={stage.columns} onChoose={chooseColumn} />}
    </div>
  )
}

interface AskProps {
  columns: readonly FileColumn[]
  onChoose: (column: FileColumn) => void
}

const maxExamples = 2

function AskForColumn({ columns, onChoose }: AskProps) {
  return (
    <section
      aria-label={batchWords.whichColumn}
      className="w-full rounded-md border border-line p-4"
    >
      <p role="status" className="text-sm font-semibold">
        {batchWords.whichColumnHas}
      </p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {columns.map((column, index) => (
          <li key={column.place} className="min-w-0">
            <Button
              variant="secondary"
              wide
              onClick={() => onChoose(column)}
              autoFocus={index === 0}
            >
              <span className="grid min-w-0 justify-items-center">
                <span className="max-w-full truncate">{column.heading}</span>
                <span className="max-w-full truncate font-mono text-xs font-normal text-muted">
                  {column.values.slice(0, maxExamples).join(', ')}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
