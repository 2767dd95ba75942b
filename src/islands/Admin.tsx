import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { routeTree } from './admin/routes.ts'
import { AdminShell } from './admin/shell/AdminShell.tsx'
import { storedToken } from './auth/stored-session.ts'
import { createQueryClient } from './shell/query-client.ts'
import { RequireSession } from './shell/RequireSession.tsx'
import { routerDefaults } from './shell/router-defaults.ts'
import { useClearQueriesOnLogout } from './shell/use-clear-queries-on-logout.ts'

/** All of `/admin`. */
export const Admin = withErrorBoundary(function Admin() {
  const [{ router, queryClient }] = useState(createApp)
  useClearQueriesOnLogout(queryClient)
  return (
    <RequireSession>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RequireSession>
  )
})

function createApp() {
  const queryClient = createQueryClient()
  const router = createRouter({
    ...routerDefaults,
    routeTree,
    context: { queryClient },
    InnerWrap: AdminShell,
  })
  // While the guard asks who this is, the screen and its data are on their way.
  if (storedToken() !== null) void router.load()
  return { router, queryClient }
}
