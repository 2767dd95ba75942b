import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** Stands for lines of text beside a picture; `lines` are the sizes of each. */
export function TextLinesSkeleton({ lines, className }: { lines: string[]; className?: string }) {
  return (
    <div className={cx('grid grow gap-2', className)}>
      {lines.map((size) => (
        <Skeleton key={size} className={size} />
      ))}
    </div>
  )
}
