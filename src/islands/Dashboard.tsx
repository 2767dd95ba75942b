import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { DashboardShell } from './dashboard/DashboardShell.tsx'
import { screens } from './dashboard/screens.ts'
import { App } from './shell/App.tsx'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

/** The app at `/dashboard`. */
export const Dashboard = withErrorBoundary(function Dashboard() {
  return <App screens={screens} Layout={DashboardShell} skeleton={<ShellSkeleton />} />
})
