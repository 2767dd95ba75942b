import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary.tsx'
import { RouteError } from '../loading/RouteError.tsx'
import { NotFound } from '../NotFound.tsx'
import { ScreenSkeleton } from '../ScreenSkeleton.tsx'
import { $page, $shown, type Shown } from './route.ts'
import { showCurrentPage } from './show-page.ts'

/** The screen of the URL; nothing until the first has loaded. */
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

  if (!shown) return null
  return shown.page.route ? <Nested shown={shown} depth={0} /> : <NotFound />
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
