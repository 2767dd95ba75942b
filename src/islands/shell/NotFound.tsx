import { SearchX } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useNavigationWords } from './navigation-words.ts'
import { ScreenHeader } from './ScreenHeader.tsx'

export function NotFound() {
  const words = useNavigationWords()
  return (
    <>
      <ScreenHeader title={words.notFound} />
      <EmptyState title={words.nothingHere} icon={<SearchX aria-hidden="true" />}>
        {words.mayHaveMoved}
      </EmptyState>
    </>
  )
}
