import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useNavigationWords } from '../../shell/nav/navigation-words.ts'

export const reportGridStyle = 'grid gap-3 sm:gap-4 sm:grid-cols-2 xl:grid-cols-3'

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

export function ReportSkeleton() {
  const words = useNavigationWords()
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-3 mb-8 h-5 w-48" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <Skeleton className="h-80 w-full rounded-lg" />
        <Skeleton className="h-56 w-full rounded-lg" />
      </div>
    </div>
  )
}
