import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

export const reportGridStyle = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

const places = ['first', 'second', 'third']

export function ReportGridSkeleton({ compact = false }: { compact?: boolean }) {
  return (
    <div className={reportGridStyle}>
      {places.map((place) => (
        <Skeleton key={place} className={cx('h-36 w-full rounded-lg', !compact && 'sm:h-80')} />
      ))}
    </div>
  )
}
