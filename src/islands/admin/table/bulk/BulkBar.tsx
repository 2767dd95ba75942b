import { Suspense, useState } from 'react'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { lazyComponent } from '../../../shell/loading/lazy-component.ts'
import type { Bulk, BulkAction } from './bulk.ts'

const BulkDialog = lazyComponent(() => import('./BulkDialog.tsx'), 'BulkDialog')

interface Props<Row> {
  bulk: Bulk<Row>
  rows: readonly Row[]
  onClear: () => void
}

/** The buttons for the selected rows. */
export function BulkBar<Row extends { id: string }>({ bulk, rows, onClear }: Props<Row>) {
  const [action, setAction] = useState<BulkAction<Row> | null>(null)
  const close = (isDone: boolean) => {
    setAction(null)
    if (isDone) onClear()
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label={adminTableWords.selectedRows}
        className="sticky top-2 z-5 mb-2 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 py-1.5 shadow-float"
      >
        <span aria-live="polite" className="me-auto text-sm font-semibold tabular-nums">
          {fill(adminTableWords.selected, { count: rows.length })}
        </span>
        {bulk.actions.map((each) => (
          <Button
            key={each.label}
            variant={each.variant}
            disabled={!rows.some(each.isPossible)}
            onClick={() => setAction(each)}
          >
            {each.label}
          </Button>
        ))}
        <Button variant="quiet" onClick={onClear}>
          {adminTableWords.clearSelection}
        </Button>
      </div>
      {action && (
        <Suspense>
          {/* The dialog is not generic: it only passes the rows back to `bulk` and `action`. */}
          <BulkDialog
            bulk={bulk as Bulk<never>}
            action={action as BulkAction<never>}
            rows={rows}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
