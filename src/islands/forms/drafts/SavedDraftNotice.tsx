import { lazy, Suspense } from 'react'

// Most forms begin empty.
const SavedDraftMessage = lazy(async () => ({
  default: (await import('./SavedDraftMessage.tsx')).SavedDraftMessage,
}))

/** Says why a new form is not empty, and empties it on demand. */
export function SavedDraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Suspense>
      <SavedDraftMessage onStartOver={onStartOver} />
    </Suspense>
  )
}
