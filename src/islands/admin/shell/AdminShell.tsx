import { useStore } from '@nanostores/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { isStaff } from '../../../domain/users/users.ts'
import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { twoFactorQuery } from '../../auth/queries.ts'
import { paths } from '../../paths.ts'
import { $changes } from '../../session.ts'
import { endLastScreen } from '../../shell/loading/last-screen.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import type { NavLink } from '../../shell/nav/NavLinks.tsx'
import { $page, $shown } from '../../shell/routing/route.ts'
import { Shell } from '../../shell/Shell.tsx'
import { useUser } from '../../shell/user-context.ts'
import { AdminHeader } from '../header/AdminHeader.tsx'
import { countByPath } from '../header/task-paths.ts'
import { statsQuery, tasksQuery } from '../queries.ts'
import { barLinks, links } from './links.ts'

/** The back office. Other users read that it is for staff only; the server enforces it. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { role } = useUser()
  const isStarting = useStore($shown) === undefined
  useLayoutEffect(() => {
    if (!isStarting) endLastScreen()
  }, [isStarting])
  return isStaff(role) ? <StaffShell>{children}</StaffShell> : <NotStaff />
}

function StaffShell({ children }: { children: ReactNode }) {
  const { data: tasks = [] } = useQuery(tasksQuery)
  const queryClient = useQueryClient()
  useEffect(
    () =>
      // What the sidebar and the dashboard count is decided in every screen.
      $changes.listen(() => {
        for (const { queryKey } of [tasksQuery, statsQuery]) {
          void queryClient.invalidateQueries({ queryKey })
        }
      }),
    [queryClient],
  )
  const counts = countByPath(tasks)
  const counted = (link: NavLink) => ({ ...link, count: counts.get(link.to) ?? 0 })
  return (
    <Shell
      name={adminShellWords.backOffice}
      links={links.map(counted)}
      barLinks={barLinks.map(counted)}
      header={<AdminHeader />}
      account={paths.account}
      wide
    >
      <TwoFactorGate>{children}</TwoFactorGate>
    </Shell>
  )
}

// Loaded on demand: few staff see it, and it imports the texts of another screen.
const TwoFactorNeeded = lazyComponent(
  () => import('../auth/TwoFactorNeeded.tsx'),
  'TwoFactorNeeded',
)

/** Asks staff to set up a required second factor. Until then the server refuses everything else. */
function TwoFactorGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(twoFactorQuery)
  const path = useStore($page)?.path
  const mustSetUp = data?.required && data.since === null && data.passkeys === 0
  if (!mustSetUp || path === paths.adminSecurity) return children
  return (
    <Suspense>
      <TwoFactorNeeded />
    </Suspense>
  )
}

function NotStaff() {
  return (
    <main className="m-auto grid max-w-form justify-items-center gap-5 p-8 text-center">
      <Logo />
      <h1 className="text-2xl">{adminShellWords.staffOnly}</h1>
      <a href={paths.dashboard} className={buttonStyle()}>
        {adminShellWords.goToDashboard}
      </a>
    </main>
  )
}
