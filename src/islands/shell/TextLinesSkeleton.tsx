import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** A placeholder for lines of text beside an image; `lines` has the size classes of each line. */
export function TextLinesSkeleton({ lines, className }: { lines: string[]; className?: string }) {
  return (
    <div className={cx('grid grow gap-2', className)}>
      {lines.map((size) => (
        <Skeleton key={size} className={size} />
      ))}
    </div>
  )
}
