import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { DashboardShell } from './dashboard/DashboardShell.tsx'
import { routeTree } from './dashboard/route-tree.ts'
import { App } from './shell/App.tsx'

/** The app at `/dashboard`. */
export const Dashboard = withErrorBoundary(function Dashboard() {
  return <App routeTree={routeTree} Layout={DashboardShell} />
})
