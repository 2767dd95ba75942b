import { LayoutList, Link2, MailWarning, Radar } from 'lucide-react'
import type { ReactNode } from 'react'
import { isStaff } from '../../domain/roles.ts'
import { paths } from '../paths.ts'
import type { NavLink } from '../shell/nav-link.ts'
import { Shell } from '../shell/Shell.tsx'
import { useUser } from '../shell/user-context.ts'
import { NotStaff } from './NotStaff.tsx'

const links: readonly NavLink[] = [
  { to: paths.adminItems, label: 'Items', icon: LayoutList },
  { to: paths.adminMatches, label: 'Matches', icon: Link2 },
  { to: paths.adminChecks, label: 'Checks', icon: Radar },
  { to: paths.adminMail, label: 'Mail', icon: MailWarning },
]

/** The server decides who may see what; this only tells the others in words. */
export function AdminShell({ children }: { children: ReactNode }) {
  if (!isStaff(useUser().role)) return <NotStaff />
  return (
    <Shell name="Admin" links={links}>
      {children}
    </Shell>
  )
}
