import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useNavigationWords } from './nav/navigation-words.ts'

const cards = ['first', 'second', 'third']

export function ScreenSkeleton() {
  const words = useNavigationWords()
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <div className="mb-6 lg:mb-8">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      </div>
      <Skeleton className="mb-8 h-14 w-full rounded-md" />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <Skeleton key={card} className="h-72 w-full rounded-lg" />
        ))}
      </div>
    </div>
  )
}
