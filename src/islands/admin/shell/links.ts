import Flag from 'lucide-react/icons/flag'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutList from 'lucide-react/icons/layout-list'
import Link2 from 'lucide-react/icons/link-2'
import MailWarning from 'lucide-react/icons/mail-warning'
import Package from 'lucide-react/icons/package'
import Radar from 'lucide-react/icons/radar'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Store from 'lucide-react/icons/store'
import UsersRound from 'lucide-react/icons/users-round'
import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'
import { paths } from '../../paths.ts'
import type { NavLink } from '../../shell/nav/NavLinks.tsx'

const dashboard = {
  to: paths.admin,
  label: adminShellWords.dashboard,
  icon: LayoutDashboard,
  exact: true,
}
const users = { to: paths.adminUsers, label: adminShellWords.users, icon: UsersRound }
const items = { to: paths.adminItems, label: adminShellWords.items, icon: LayoutList }
const assets = { to: paths.adminAssets, label: adminShellWords.assets, icon: Package }

const logs = { to: paths.adminLogs, label: adminShellWords.activityLogs, icon: ScrollText }

/** The screens of the back office: those of the specification in its order, then the others in groups. */
export const links: readonly NavLink[] = [
  dashboard,
  users,
  items,
  assets,
  logs,
  {
    to: paths.adminDisputes,
    label: adminShellWords.disputes,
    icon: Scale,
    group: adminShellWords.review,
  },
  { to: paths.adminComplaints, label: adminShellWords.messages, icon: Flag },
  { to: paths.adminMatches, label: adminShellWords.matches, icon: Link2 },
  { to: paths.adminMerchants, label: adminShellWords.merchants, icon: Store },
  {
    to: paths.adminPayments,
    label: adminShellWords.payments,
    icon: ReceiptText,
    group: adminShellWords.oversight,
  },
  { to: paths.adminChecks, label: adminShellWords.checks, icon: Radar },
  { to: paths.adminMail, label: adminShellWords.mail, icon: MailWarning },
  { to: paths.adminSecurity, label: adminShellWords.security, icon: ShieldCheck },
]

/** The links in the bottom bar of a phone. */
export const barLinks = [{ ...dashboard, label: adminShellWords.home }, users, items, assets]
