import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx'
import { useSharedWords } from '../shell/shared-words.ts'

/** `ErrorSummary` in the language of the screen. */
export function SharedErrorSummary() {
  return <ErrorSummary words={useSharedWords()} />
}
