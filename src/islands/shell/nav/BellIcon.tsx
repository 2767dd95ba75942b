import Bell from 'lucide-react/icons/bell'
import { cx } from '../../../ui/cx.ts'

/** A bell with a count of new items in its corner. */
export function BellIcon({ count, className }: { count: number; className: string }) {
  return (
    <>
      <Bell aria-hidden="true" className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-semibold text-on-brand tabular-nums',
            className,
          )}
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
}
