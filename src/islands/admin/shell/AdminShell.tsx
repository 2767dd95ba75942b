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
import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'
import { paths } from '../../paths.ts'
import type { NavLink } from '../../shell/nav/nav-link.ts'
import { Shell } from '../../shell/Shell.tsx'
import { useUser } from '../../shell/user-context.ts'
import { TwoFactorGate } from '../auth/TwoFactorGate.tsx'
import { AdminHeader } from '../header/AdminHeader.tsx'
import { NotStaff } from './NotStaff.tsx'

const dashboard = {
  to: paths.admin,
  label: adminShellWords.dashboard,
  icon: LayoutDashboard,
  exact: true,
}
const users = { to: paths.adminUsers, label: adminShellWords.users, icon: UsersRound }
const items = { to: paths.adminItems, label: adminShellWords.items, icon: LayoutList }
const assets = { to: paths.adminAssets, label: adminShellWords.assets, icon: Package }

const links: readonly NavLink[] = [
  dashboard,
  users,
  items,
  assets,
  { to: paths.adminLogs, label: adminShellWords.activityLogs, icon: ScrollText },
  { to: paths.adminMerchants, label: adminShellWords.merchants, icon: Store },
  { to: paths.adminDisputes, label: adminShellWords.disputes, icon: Scale },
  { to: paths.adminComplaints, label: adminShellWords.messages, icon: Flag },
  { to: paths.adminMatches, label: adminShellWords.matches, icon: Link2 },
  { to: paths.adminChecks, label: adminShellWords.checks, icon: Radar },
  { to: paths.adminMail, label: adminShellWords.mail, icon: MailWarning },
  { to: paths.adminPayments, label: adminShellWords.payments, icon: ScrollText },
  { to: paths.adminSecurity, label: adminShellWords.security, icon: ShieldCheck },
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
