import { LayoutList, ScrollText, ShieldCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { isStaff } from '../../domain/roles.ts'
import { paths } from '../paths.ts'
import type { NavLink } from '../shell/nav-link.ts'
import { Shell } from '../shell/Shell.tsx'
import { useUser } from '../shell/user-context.ts'
import { NotStaff } from './NotStaff.tsx'
import { SecondFactorGate } from './security/SecondFactorGate.tsx'

const links: readonly NavLink[] = [
  { to: paths.adminUsers, label: 'Users', icon: Users },
  { to: paths.adminItems, label: 'Items', icon: LayoutList },
  { to: paths.adminLogs, label: 'Activity Logs', icon: ScrollText },
  { to: paths.adminSecurity, label: 'Security', icon: ShieldCheck },
]

/** The server decides who may see what; this only tells the others in words. */
export function AdminShell({ children }: { children: ReactNode }) {
  if (!isStaff(useUser().role)) return <NotStaff />
  return (
    <Shell name="Admin" links={links}>
      <SecondFactorGate>{children}</SecondFactorGate>
    </Shell>
  )
}
