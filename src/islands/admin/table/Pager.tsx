import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { Button } from '../../../ui/Button.tsx'
import { rowsPerPage } from './pages.ts'

interface Props {
  /** From 1. */
  page: number
  pages: number
  total: number
  /** True if there are more than `total`. */
  more: boolean
  onGo: (page: number) => void
}

export function Pager({ page, pages, total, more, onGo }: Props) {
  const first = Math.min(total, (page - 1) * rowsPerPage + 1)
  const last = Math.min(total, page * rowsPerPage)
  const steps = [
    { label: adminTableWords.first, to: 1, isOff: page <= 1 },
    { label: adminTableWords.previous, to: page - 1, isOff: page <= 1 },
    { label: adminTableWords.next, to: page + 1, isOff: page >= pages },
    { label: adminTableWords.last, to: pages, isOff: page >= pages },
  ]
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        Showing {first} to {last} of {more && adminTableWords.moreThan}
        {total} results
      </p>
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
    </div>
  )
}
