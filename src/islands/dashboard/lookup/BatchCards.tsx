import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { VerdictBadge } from '../../lookup/VerdictBadge.tsx'
import { BatchResult } from './BatchResult.tsx'
import type { CheckedRow } from './checked-rows.ts'
import { kindLabels } from './labels.ts'

/** The results on a phone. */
export function BatchCards({ rows }: { rows: readonly CheckedRow[] }) {
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
