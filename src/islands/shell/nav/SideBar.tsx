import type { ReactNode } from 'react'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { cx } from '../../../ui/cx.ts'
import { paths } from '../../paths.ts'
import { frameStyle } from '../frame-style.ts'
import { useUser } from '../user-context.ts'
import { LogoutButton } from './LogoutButton.tsx'
import type { NavLink } from './NavLinks.tsx'
import { NavLinks, sideEntryStyle } from './NavLinks.tsx'
import { useNavigationWords } from './navigation-words.ts'
import { UserAvatar } from './UserAvatar.tsx'

interface Props {
  name: string
  links: readonly NavLink[]
  bell: ReactNode
  /** The page of the user’s own account, if it is not among the links. */
  account?: string | undefined
}

export function SideBar({ name, links, bell, account }: Props) {
  const words = useNavigationWords()
  const isLong = links.some(({ group }) => group)
  return (
    <header data-no-print className={frameStyle.sideBar}>
      <div className={cx('flex items-center justify-between ps-3', isLong ? 'mb-3' : 'mb-8')}>
        <a href={paths.home} className="rounded-sm" aria-label={words.homePage}>
          <Logo className="h-8 w-auto" />
        </a>
        {bell}
      </div>
      <nav
        aria-label={name}
        className="side-links scroll-shade -mx-1 grid min-h-0 content-start gap-1 overflow-y-auto px-1"
      >
        <NavLinks links={links} />
      </nav>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line pt-3">
        <AccountLine href={account} />
        <LogoutButton className={sideEntryStyle} />
      </div>
    </header>
  )
}

/** Who is signed in, with a link to their account. */
function AccountLine({ href }: { href: string | undefined }) {
  const user = useUser()
  const line = (
    <>
      <UserAvatar user={user} className="size-10 text-sm" />
      <span className="min-w-0 leading-tight">
        <span className="block truncate text-sm font-semibold">{user.name}</span>
        <span className="block truncate text-xs text-muted">{user.email}</span>
      </span>
    </>
  )
  const style = 'flex items-center gap-3 rounded-md px-3 py-2'
  if (href === undefined) return <div className={style}>{line}</div>
  return (
    <a href={href} className={`${style} hover:bg-sunken`}>
      {line}
    </a>
  )
}
