import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { countPages, defaultRowsPerPage, pageSizes } from './pages.ts'

interface Props {
  /** From 1. */
  page: number
  size: number
  total: number
  /** True if there are more than `total`, which the server did not count. */
  more: boolean
  onGo: (page: number) => void
  onResize: (size: number) => void
}

const numbers = new Intl.NumberFormat('en-NG')

/** The range of the shown rows, the page size, and buttons for the other pages. */
export function Pager({ page, size, total, more, onGo, onResize }: Props) {
  if (total === 0) return null
  const pages = countPages(total, size)
  const shown = {
    first: numbers.format(Math.min(total, (page - 1) * size + 1)),
    last: numbers.format(Math.min(total, page * size)),
    total: numbers.format(total),
  }
  const steps = [
    { label: adminTableWords.first, to: 1, isOff: page <= 1 },
    { label: adminTableWords.previous, to: page - 1, isOff: page <= 1 },
    { label: adminTableWords.next, to: page + 1, isOff: page >= pages },
    { label: adminTableWords.last, to: pages, isOff: page >= pages },
  ]
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p aria-live="polite" className="me-auto text-sm text-muted tabular-nums">
        {fill(more ? adminTableWords.showingMore : adminTableWords.showing, shown)}
      </p>
      {total > defaultRowsPerPage && (
        <label className="flex items-center gap-2 text-sm whitespace-nowrap text-muted">
          {adminTableWords.rowsPerPage}
          <select
            value={size}
            onChange={({ target }) => onResize(Number(target.value))}
            className="min-h-11 rounded-md border border-line-strong bg-surface px-2.5 text-base text-ink"
          >
            {pageSizes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {pages > 1 && (
        <nav aria-label={adminTableWords.pages} className="flex gap-2 max-sm:w-full">
          {steps.map(({ label, to, isOff }) => (
            <Button
              key={label}
              variant="secondary"
              disabled={isOff}
              onClick={() => onGo(to)}
              className="max-sm:grow max-sm:px-2"
            >
              {label}
            </Button>
          ))}
        </nav>
      )}
    </div>
  )
}
