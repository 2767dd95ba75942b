import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextLinesSkeleton } from '../../shell/TextLinesSkeleton.tsx'

const places = ['first', 'second', 'third', 'fourth']

export function MerchantCardsSkeleton() {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {places.map((place) => (
        <div key={place} className="rounded-lg border border-line bg-surface p-5">
          <div className="flex gap-4">
            <Skeleton className="size-14 rounded-md" />
            <TextLinesSkeleton className="content-start" lines={['h-6 w-2/3', 'h-4 w-1/3']} />
          </div>
          <Skeleton className="mt-4 h-5 w-3/4" />
          <Skeleton className="mt-4 h-8 w-full" />
        </div>
      ))}
    </div>
  )
}
