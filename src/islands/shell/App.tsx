import { useStore } from '@nanostores/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type JSX, type ReactNode, useEffect, useState } from 'react'
import { storedToken } from '../auth/stored-session.ts'
import { $session, assumeStoredSession } from '../session.ts'
import { $isLeaving, redirectUnauthenticated, resume } from './guard.ts'
import { setFirstContent } from './loading/first-content.ts'
import { createQueryClient } from './query-client.ts'
import { CurrentScreen } from './routing/CurrentScreen.tsx'
import { followLinks } from './routing/navigation.ts'
import { type Screen, showCurrentPage, startApp } from './routing/show-page.ts'
import { UserContext } from './user-context.ts'

interface Props {
  screens: readonly Screen[]
  /** The layout around every screen. */
  Layout: (props: { children: ReactNode }) => JSX.Element
  /** The layout until the user is known to be signed in. */
  skeleton: ReactNode
}

/**
 * React may throw the first render away, and with it its state. A second start would ask for the data
 * again that the first has taken over.
 */
let unmounted: ReturnType<typeof createQueryClient> | undefined

/** The common parts of `/dashboard` and `/admin`: session, screens and query cache. */
export function App({ screens, Layout, skeleton }: Props) {
  const [queryClient] = useState(() => {
    unmounted ??= start(screens)
    return unmounted
  })
  useEffect(() => {
    unmounted = undefined
    return followLinks()
  }, [])
  useClearQueriesOnLogout(queryClient)
  return (
    <RequireSession skeleton={skeleton}>
      <QueryClientProvider client={queryClient}>
        <Layout>
          <CurrentScreen />
        </Layout>
      </QueryClientProvider>
    </RequireSession>
  )
}

function start(screens: readonly Screen[]) {
  const queryClient = createQueryClient()
  // The page’s first script checks the session with the server.
  assumeStoredSession()
  startApp(screens, queryClient)
  // Loads the screen and its data while the guard checks the session.
  if (storedToken() !== null) setFirstContent(showCurrentPage())
  return queryClient
}

/**
 * Cancels running queries at log-out and again when the app unmounts. Otherwise failed requests
 * would be retried seconds later.
 */
function useClearQueriesOnLogout(queryClient: QueryClient): void {
  useEffect(() => {
    const stop = $isLeaving.listen(() => void queryClient.cancelQueries())
    return () => {
      stop()
      void queryClient.cancelQueries()
    }
  }, [queryClient])
}

/** The guard of both apps (spec §2): renders for signed-in users and sends others to log in. */
function RequireSession({ skeleton, children }: Record<'skeleton' | 'children', ReactNode>) {
  const session = useStore($session)
  const user = session.status === 'in' ? session.user : null
  const [firstId, setFirstId] = useState(user?.id)
  if (firstId === undefined && user) setFirstId(user.id)
  // Somebody else has signed in from another tab, and must not see data of the first user.
  const isOther = user !== null && firstId !== undefined && firstId !== user.id

  useEffect(() => {
    if (session.status !== 'in') void redirectUnauthenticated()
  }, [session.status])

  // The browser shows the page as it was left, for example after Back.
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && void resume()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [])

  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])

  if (!user || isOther) return skeleton
  return <UserContext value={user}>{children}</UserContext>
}
