import {
  Flag,
  LayoutDashboard,
  LayoutList,
  Link2,
  MailWarning,
  Package,
  Radar,
  Scale,
  ScrollText,
  ShieldCheck,
  Store,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { isStaff } from '../../../domain/users/roles.ts'
import { paths } from '../../paths.ts'
import type { NavLink } from '../../shell/nav/nav-link.ts'
import { Shell } from '../../shell/Shell.tsx'
import { useUser } from '../../shell/user-context.ts'
import { TwoFactorGate } from '../auth/TwoFactorGate.tsx'
import { AdminHeader } from '../header/AdminHeader.tsx'
import { NotStaff } from './NotStaff.tsx'

const dashboard = { to: paths.admin, label: 'Dashboard', icon: LayoutDashboard, exact: true }
const users = { to: paths.adminUsers, label: 'Users', icon: UsersRound }
const items = { to: paths.adminItems, label: 'Items', icon: LayoutList }
const assets = { to: paths.adminAssets, label: 'Assets', icon: Package }

const links: readonly NavLink[] = [
  dashboard,
  users,
  items,
  assets,
  { to: paths.adminLogs, label: 'Activity Logs', icon: ScrollText },
  { to: paths.adminMerchants, label: 'Merchants', icon: Store },
  { to: paths.adminDisputes, label: 'Disputes', icon: Scale },
  { to: paths.adminComplaints, label: 'Messages', icon: Flag },
  { to: paths.adminMatches, label: 'Matches', icon: Link2 },
  { to: paths.adminChecks, label: 'Checks', icon: Radar },
  { to: paths.adminMail, label: 'Mail', icon: MailWarning },
  { to: paths.adminPayments, label: 'Payments', icon: ScrollText },
  { to: paths.adminSecurity, label: 'Security', icon: ShieldCheck },
]
const barLinks = [dashboard, items, users, assets]

/** Explains to other users that this is for staff. The server enforces it. */
export function AdminShell({ children }: { children: ReactNode }) {
  if (!isStaff(useUser().role)) return <NotStaff />
  return (
    <Shell name="Admin" links={links} barLinks={barLinks} header={<AdminHeader />}>
      <TwoFactorGate>{children}</TwoFactorGate>
    </Shell>
  )
}
