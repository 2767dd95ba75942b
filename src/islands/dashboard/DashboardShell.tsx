import { House, Megaphone, Package, UserRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { navigationWords } from '../../locales/en/screens/navigation.ts'
import { paths } from '../paths.ts'
import type { NavLink } from '../shell/nav/nav-link.ts'
import { Shell } from '../shell/Shell.tsx'
import { NotificationsBell } from './notifications/NotificationsBell.tsx'

const links: readonly NavLink[] = [
  { to: paths.dashboard, label: navigationWords.home, icon: House, exact: true },
  { to: paths.reports, label: navigationWords.reports, icon: Megaphone },
  { to: paths.assets, label: navigationWords.assets, icon: Package },
  { to: paths.account, label: navigationWords.account, icon: UserRound },
]

// Loaded on demand: it shows nothing at first.
const OfflineSync = lazy(async () => ({
  default: (await import('./offline/OfflineSync.tsx')).OfflineSync,
}))

export function DashboardShell({ children }: { children: ReactNode }) {
  return (
    <Shell name={navigationWords.dashboard} links={links} bell={<NotificationsBell />}>
      {children}
      <Suspense>
        <OfflineSync />
      </Suspense>
    </Shell>
  )
}
