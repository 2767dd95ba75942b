import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { routeTree } from './admin/route-tree.ts'
import { AdminShell } from './admin/shell/AdminShell.tsx'
import { App } from './shell/App.tsx'

/** The app at `/admin`. */
export const Admin = withErrorBoundary(function Admin() {
  return <App routeTree={routeTree} Layout={AdminShell} />
})
