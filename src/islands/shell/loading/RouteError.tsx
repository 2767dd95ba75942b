import { useStore } from '@nanostores/react'
import { unreachableMessage } from '../../../locales/en/connection.ts'
import { ScreenError } from '../../../ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { failureReasonOf } from '../../failure-words.ts'
import { $failureWords } from '../../session.ts'
import { showCurrentPage } from '../routing/show-page.ts'
import { useSharedWords } from '../shared-words.ts'

export function RouteError({ error }: { error: unknown }) {
  const words = useSharedWords()
  const failures = useStore($failureWords)
  if (isMissingScript(error) || failureReasonOf(error) === 'connection') {
    // Browsers load a failed script again only after a reload of the page.
    const retry = () => (navigator.onLine ? location.reload() : void showCurrentPage())
    return (
      <ErrorState
        message={failures?.connection ?? unreachableMessage}
        reason="connection"
        onRetry={retry}
        words={words}
      />
    )
  }
  return <ScreenError error={error} words={words} onRetry={() => void showCurrentPage()} />
}

/** The error messages of Chromium, Firefox, Safari and Vite. */
function isMissingScript(error: unknown): boolean {
  return /dynamically imported module|module script failed|preload CSS/i.test(String(error))
}
