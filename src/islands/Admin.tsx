import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { AdminShell } from './admin/AdminShell.tsx'
import { routeTree } from './admin/routes.ts'
import { createQueryClient } from './shell/query-client.ts'
import { RequireSession } from './shell/RequireSession.tsx'
import { routerDefaults } from './shell/router-defaults.ts'
import { useEndedQueries } from './shell/use-ended-queries.ts'
import { storedToken } from './stored-session.ts'

/** All of `/admin`. */
export const Admin = guarded(function Admin() {
  const [{ router, queryClient }] = useState(createApp)
  useEndedQueries(queryClient)
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
