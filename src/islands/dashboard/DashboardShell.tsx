import { House, Megaphone, Package, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import type { NavLink } from '../shell/nav-link.ts'
import { Shell } from '../shell/Shell.tsx'

const links: readonly NavLink[] = [
  { to: paths.dashboard, label: 'Home', icon: House, exact: true },
  { to: paths.reports, label: 'Reports', icon: Megaphone },
  { to: paths.assets, label: 'Assets', icon: Package },
  { to: paths.account, label: 'Account', icon: UserRound },
]

export function DashboardShell({ children }: { children: ReactNode }) {
  return (
    <Shell name="Dashboard" links={links}>
      {children}
    </Shell>
  )
}
