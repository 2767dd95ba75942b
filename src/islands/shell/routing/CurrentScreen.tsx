import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { unreachableMessage } from '../../../locales/en/connection.ts'
import { ErrorBoundary, ScreenError } from '../../../ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { failureReasonOf } from '../../failure-words.ts'
import { paths } from '../../paths.ts'
import { $failureWords } from '../../session.ts'
import { ButtonLink } from '../ButtonLink.tsx'
import { NotFound } from '../NotFound.tsx'
import { useNavigationWords } from '../nav/navigation-words.ts'
import { ScreenSkeleton } from '../ScreenSkeleton.tsx'
import { useSharedWords } from '../shared-words.ts'
import { $page, $shown, type Shown } from './route.ts'
import { showCurrentPage } from './show-page.ts'

/** The screen of the URL; a skeleton until the first has loaded. */
export function CurrentScreen() {
  const shown = useStore($shown)

  // Without a session the app has started with none.
  useEffect(() => {
    if (!$page.get()) void showCurrentPage()
  }, [])

  useLayoutEffect(() => {
    if (typeof shown?.scroll === 'number') scrollTo(0, shown.scroll)
    else if (shown?.scroll) document.getElementById(shown.scroll.slice(1))?.scrollIntoView()
  }, [shown])

  // Here and nowhere else: a second component may read another `$shown` in the same render.
  if (!shown) return <ScreenSkeleton />
  return shown.page.route ? <Nested shown={shown} depth={0} /> : <NoScreen path={shown.page.path} />
}

function NoScreen({ path }: { path: string }) {
  const words = useNavigationWords()
  const home = path.startsWith(paths.admin) ? paths.admin : paths.dashboard
  return <NotFound action={<ButtonLink to={home}>{words.goHome}</ButtonLink>} />
}

/** A screen with those inside it. */
function Nested({ shown, depth }: { shown: Shown; depth: number }) {
  const Screen = shown.screens[depth]
  if (!Screen) return shown.error === undefined ? null : <RouteError error={shown.error} />
  const Pending = shown.page.route?.Pending ?? ScreenSkeleton
  return (
    <ErrorBoundary resetKey={shown} fallback={(error) => <RouteError error={error} />}>
      <Suspense fallback={<Pending />}>
        <Screen>
          <Nested shown={shown} depth={depth + 1} />
        </Screen>
      </Suspense>
    </ErrorBoundary>
  )
}

function RouteError({ error }: { error: unknown }) {
  const words = useSharedWords()
  const failures = useStore($failureWords)
  const isUnreachable = isMissingScript(error) || failureReasonOf(error) === 'connection'
  useEffect(() => {
    if (!isUnreachable) return
    addEventListener('online', retryScreen)
    return () => removeEventListener('online', retryScreen)
  }, [isUnreachable])
  if (isUnreachable) {
    return (
      <ErrorState
        message={failures?.connection ?? unreachableMessage}
        reason="connection"
        onRetry={retryScreen}
        words={words}
      />
    )
  }
  return <ScreenError error={error} words={words} onRetry={() => void showCurrentPage()} />
}

/** Browsers load a failed script again only after a reload of the page. */
function retryScreen(): void {
  if (navigator.onLine) location.reload()
  else void showCurrentPage()
}

/** The error messages of Chromium, Firefox, Safari and Vite. */
function isMissingScript(error: unknown): boolean {
  return /dynamically imported module|module script failed|preload CSS/i.test(String(error))
}
