import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useNavigationWords } from './nav/navigation-words.ts'
import { ScreenHeader } from './ScreenHeader.tsx'

interface Props {
  /** The title; by default `Not Found`. */
  title?: string
  /** A link to another screen. */
  action?: ReactNode
}

export function NotFound({ title, action }: Props) {
  const words = useNavigationWords()
  return (
    <>
      <ScreenHeader title={title ?? words.notFound} />
      <EmptyState title={words.nothingHere} icon={<SearchX aria-hidden="true" />} action={action}>
        {words.mayHaveMoved}
      </EmptyState>
    </>
  )
}
