import { cx } from '../cx.ts'

/** Holds the place of what is loading; give it that size by class: `h-5 w-40`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-sm bg-line', className)} />
}
