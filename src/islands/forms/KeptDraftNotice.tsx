import { lazy, Suspense } from 'react'

// Most forms begin empty.
const KeptDraftWords = lazy(async () => ({
  default: (await import('./KeptDraftWords.tsx')).KeptDraftWords,
}))

/** Says why a new form is not empty, and empties it on demand. */
export function KeptDraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Suspense>
      <KeptDraftWords onStartOver={onStartOver} />
    </Suspense>
  )
}
