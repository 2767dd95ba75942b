import { cx } from '../../../ui/cx.ts'

/** The number of tasks that wait behind a link; nothing for zero. */
export function TaskCount({
  count = 0,
  className,
}: {
  count: number | undefined
  className: string
}) {
  if (count === 0) return null
  return (
    <span
      className={cx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-marigold-soft px-1.5 text-xs font-semibold text-ink tabular-nums',
        className,
      )}
    >
      {count > 999 ? '999+' : count}
    </span>
  )
}
