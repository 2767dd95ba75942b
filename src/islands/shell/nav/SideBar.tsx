import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { navigationWords } from '../../../locales/en/screens/navigation.ts'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { paths } from '../../paths.ts'
import { frameStyle } from '../frame-style.ts'
import { UserAvatar } from '../UserAvatar.tsx'
import { useUser } from '../user-context.ts'
import { LogoutButton } from './LogoutButton.tsx'
import type { NavLink } from './nav-link.ts'

export const sideEntryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-medium text-muted transition-colors ' +
  'hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold ' +
  'aria-[current=page]:text-brand [&_svg]:size-5 [&_svg]:shrink-0'

interface Props {
  name: string
  links: readonly NavLink[]
  bell: ReactNode
}

export function SideBar({ name, links, bell }: Props) {
  const user = useUser()
  return (
    <header data-no-print className={frameStyle.sideBar}>
      <div className="mb-8 flex items-center justify-between ps-3">
        <a href={paths.home} className="rounded-sm" aria-label={navigationWords.homePage}>
          <Logo className="h-8 w-auto" />
        </a>
        {bell}
      </div>
      <nav aria-label={name} className="grid gap-1">
        {links.map(({ to, label, icon: Icon, exact = false }) => (
          <Link key={to} to={to} activeOptions={{ exact }} className={sideEntryStyle}>
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line pt-4">
        <div className="flex items-center gap-3 px-3 py-2">
          <UserAvatar user={user} className="size-10 text-sm" />
          <div className="min-w-0 leading-tight">
            <p className="truncate text-sm font-semibold">{user.name}</p>
            <p className="truncate text-xs text-muted">{user.email}</p>
          </div>
        </div>
        <LogoutButton className={sideEntryStyle} />
      </div>
    </header>
  )
}
