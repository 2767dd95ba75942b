import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { screens } from './admin/screens.ts'
import { AdminShell } from './admin/shell/AdminShell.tsx'
import { AdminShellSkeleton } from './shell/AdminShellSkeleton.tsx'
import { App } from './shell/App.tsx'

/** The app at `/admin`. */
export const Admin = withErrorBoundary(function Admin() {
  return <App screens={screens} Layout={AdminShell} skeleton={<AdminShellSkeleton />} />
})
