import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type JSX, type ReactNode, useEffect, useState } from 'react'
import { storedToken } from '../auth/stored-session.ts'
import { assumeStoredSession } from '../session.ts'
import { setFirstContent } from './loading/first-content.ts'
import { createQueryClient } from './query-client.ts'
import { RequireSession } from './RequireSession.tsx'
import { routerDefaults } from './router-defaults.ts'
import { useClearQueriesOnLogout } from './use-clear-queries-on-logout.ts'

interface Props {
  routeTree: AnyRoute
  /** The layout around every screen. */
  Layout: (props: { children: ReactNode }) => JSX.Element
}

/**
 * React may throw the first render away, and with it its state. A second router would ask for the data
 * again that the first has taken over.
 */
let unmounted: ReturnType<typeof createApp> | undefined

/** The common parts of `/dashboard` and `/admin`: session, router and query cache. */
export function App(props: Props) {
  const [{ router, queryClient }] = useState(() => {
    unmounted ??= createApp(props)
    return unmounted
  })
  useEffect(() => {
    unmounted = undefined
  }, [])
  useClearQueriesOnLogout(queryClient)
  return (
    <RequireSession>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RequireSession>
  )
}

function createApp({ routeTree, Layout }: Props) {
  const queryClient = createQueryClient()
  const router = createRouter({
    ...routerDefaults,
    routeTree,
    context: { queryClient },
    InnerWrap: Layout,
  })
  // The page’s first script checks the session with the server.
  assumeStoredSession()
  // Loads the screen and its data while the guard checks the session.
  if (storedToken() !== null) setFirstContent(router.load())
  return { router, queryClient }
}
