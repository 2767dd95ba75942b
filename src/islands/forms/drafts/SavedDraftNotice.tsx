import { Suspense } from 'react'
import { optionalPart } from '../../shell/loading/lazy-component.ts'

// Loaded on demand, because most forms start empty.
const SavedDraftMessage = optionalPart(
  async () => (await import('./SavedDraftMessage.tsx')).SavedDraftMessage,
)

/** Explains why a new form is not empty, and offers to empty it. */
export function SavedDraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Suspense>
      <SavedDraftMessage onStartOver={onStartOver} />
    </Suspense>
  )
}
