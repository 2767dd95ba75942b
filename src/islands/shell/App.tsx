import { QueryClientProvider } from '@tanstack/react-query'
import { type JSX, type ReactNode, useEffect, useState } from 'react'
import { storedToken } from '../auth/stored-session.ts'
import { assumeStoredSession } from '../session.ts'
import { setFirstContent } from './loading/first-content.ts'
import { createQueryClient } from './query-client.ts'
import { RequireSession } from './RequireSession.tsx'
import { CurrentScreen } from './routing/CurrentScreen.tsx'
import { followLinks } from './routing/navigation.ts'
import { type Screen, showCurrentPage, startApp } from './routing/show-page.ts'
import { useClearQueriesOnLogout } from './use-clear-queries-on-logout.ts'

interface Props {
  screens: readonly Screen[]
  /** The layout around every screen. */
  Layout: (props: { children: ReactNode }) => JSX.Element
}

/**
 * React may throw the first render away, and with it its state. A second start would ask for the data
 * again that the first has taken over.
 */
let unmounted: ReturnType<typeof createQueryClient> | undefined

/** The common parts of `/dashboard` and `/admin`: session, screens and query cache. */
export function App({ screens, Layout }: Props) {
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
    <RequireSession>
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
