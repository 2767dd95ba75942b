import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

export function AssetSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="aspect-[16/10] max-h-80 w-full rounded-lg" />
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
