import { cx } from '../cx.ts'

/** A placeholder for content that is loading. Classes set its size: `h-5 w-40`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-sm bg-line', className)} />
}
