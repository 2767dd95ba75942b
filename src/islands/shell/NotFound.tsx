import { SearchX } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'

export function NotFound() {
  return (
    <>
      <ScreenHeader title="Not Found" />
      <EmptyState title="There is nothing at this address" icon={<SearchX aria-hidden="true" />}>
        It may have been moved, or the link is mistyped.
      </EmptyState>
    </>
  )
}
