import { FileSpreadsheet } from 'lucide-react'
import { useId, useState } from 'react'
import { unreachableMessage } from '../../../locales/en/connection.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/forms/FieldFrame.tsx'
import { FileButton } from '../../../ui/forms/FileButton.tsx'
import { tableTypes } from '../../tables/table-types.ts'
import type { FileColumn } from './read-columns.ts'

type Stage =
  | { is: 'ready' }
  | { is: 'refused'; reason: string }
  | { is: 'asking'; columns: readonly FileColumn[] }

/** Reads identifiers from a file; asks for the column if it cannot guess it. */
export function ChooseFile({ onChosen }: { onChosen: (values: readonly string[]) => void }) {
  const id = useId()
  const [stage, setStage] = useState<Stage>({ is: 'ready' })

  async function read(file: File) {
    const loaded = await import('./read-columns.ts').catch(() => null)
    if (!loaded) return setStage({ is: 'refused', reason: unreachableMessage })
    const { readColumns } = loaded
    const found = await readColumns(file)
    if (!found.ok) return setStage({ is: 'refused', reason: found.reason })
    if (!found.likely) return setStage({ is: 'asking', columns: found.columns })
    chooseColumn(found.likely)
  }

  function chooseColumn({ values }: FileColumn) {
    setStage({ is: 'ready' })
    onChosen(values)
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
