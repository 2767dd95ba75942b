import {
  ArrowRightLeft,
  House,
  Megaphone,
  MessageCircle,
  Package,
  ScanSearch,
  Store,
  UserRound,
} from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { dashboardWords } from '../../locales/en/screens/dashboard/shell.ts'
import { paths } from '../paths.ts'
import { optionalPart } from '../shell/loading/optional-part.ts'
import type { NavLink } from '../shell/nav/nav-link.ts'
import { Shell } from '../shell/Shell.tsx'
import { NotificationsBell } from './notifications/NotificationsBell.tsx'

/** The first four fit in a phone's bar. */
const linksOf = (words: typeof dashboardWords): readonly NavLink[] => [
  { to: paths.dashboard, label: words.home, icon: House, exact: true },
  { to: paths.reports, label: words.reports, icon: Megaphone },
  { to: paths.assets, label: words.assets, icon: Package },
  { to: paths.matches, label: words.messages, icon: MessageCircle },
  { to: paths.transfers, label: words.transfers, icon: ArrowRightLeft },
  { to: paths.verifyBatch, label: words.check, icon: ScanSearch },
  { to: paths.merchants, label: words.merchants, icon: Store },
  { to: paths.account, label: words.account, icon: UserRound },
]

// Loaded on demand: it shows nothing at first.
const OfflineSync = optionalPart(
  async () => (await import('./offline/OfflineSync.tsx')).OfflineSync,
)

export function DashboardShell({ children }: { children: ReactNode }) {
  const links = linksOf(dashboardWords)
  return (
    <Shell
      name={dashboardWords.dashboard}
      links={links}
      barLinks={links.slice(0, 4)}
      bell={<NotificationsBell />}
    >
      {children}
      <Suspense>
        <OfflineSync />
      </Suspense>
    </Shell>
  )
}
