import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextLinesSkeleton } from '../../shell/TextLinesSkeleton.tsx'

const places = ['first', 'second', 'third', 'fourth']

export function AssetRowsSkeleton() {
  return (
    <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-surface">
      {places.map((place) => (
        <div key={place} className="flex min-h-20 items-center gap-3.5 px-4 py-3">
          <Skeleton className="size-14 rounded-md" />
          <TextLinesSkeleton lines={['h-5 w-2/3', 'h-4 w-1/2']} />
        </div>
      ))}
    </div>
  )
}
