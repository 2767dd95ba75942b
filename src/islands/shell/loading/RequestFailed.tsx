import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { failureReasonOf } from '../../failure-words.ts'
import { useSharedWords } from '../shared-words.ts'

/** Shown when a request failed: the reason as a picture, and the message. */
export function RequestFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useSharedWords()
  return (
    <ErrorState
      message={error.message}
      reason={failureReasonOf(error)}
      onRetry={onRetry}
      words={words}
    />
  )
}
