import { SearchX } from 'lucide-react'
import { navigationWords } from '../../locales/en/screens/navigation.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'

export function NotFound() {
  return (
    <>
      <ScreenHeader title={navigationWords.notFound} />
      <EmptyState title={navigationWords.nothingHere} icon={<SearchX aria-hidden="true" />}>
        {navigationWords.mayHaveMoved}
      </EmptyState>
    </>
  )
}
