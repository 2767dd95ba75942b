import {
  Flag,
  LayoutDashboard,
  LayoutList,
  Link2,
  MailWarning,
  Package,
  Radar,
  ReceiptText,
  Scale,
  ScrollText,
  ShieldCheck,
  Store,
  UsersRound,
} from 'lucide-react'
import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'
import { paths } from '../../paths.ts'
import type { NavLink } from '../../shell/nav/nav-link.ts'

const dashboard = {
  to: paths.admin,
  label: adminShellWords.dashboard,
  icon: LayoutDashboard,
  exact: true,
}
const users = { to: paths.adminUsers, label: adminShellWords.users, icon: UsersRound }
const items = { to: paths.adminItems, label: adminShellWords.items, icon: LayoutList }
const assets = { to: paths.adminAssets, label: adminShellWords.assets, icon: Package }

/** The screens of the back office, in groups. */
export const links: readonly NavLink[] = [
  dashboard,
  { ...items, group: adminShellWords.review },
  { to: paths.adminDisputes, label: adminShellWords.disputes, icon: Scale },
  { to: paths.adminComplaints, label: adminShellWords.messages, icon: Flag },
  { to: paths.adminMatches, label: adminShellWords.matches, icon: Link2 },
  { to: paths.adminMerchants, label: adminShellWords.merchants, icon: Store },
  { ...users, group: adminShellWords.registry },
  assets,
  { to: paths.adminPayments, label: adminShellWords.payments, icon: ReceiptText },
  {
    to: paths.adminChecks,
    label: adminShellWords.checks,
    icon: Radar,
    group: adminShellWords.oversight,
  },
  { to: paths.adminMail, label: adminShellWords.mail, icon: MailWarning },
  { to: paths.adminLogs, label: adminShellWords.activityLogs, icon: ScrollText },
  { to: paths.adminSecurity, label: adminShellWords.security, icon: ShieldCheck },
]

/** The links in the bottom bar of a phone. */
export const barLinks = [{ ...dashboard, label: adminShellWords.home }, items, users, assets]
