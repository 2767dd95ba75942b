import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { paths } from '../../paths.ts'
import { frameStyle } from '../frame-style.ts'
import { useUser } from '../user-context.ts'
import { useNavigationWords } from './navigation-words.ts'

export function TopBar({ bell }: { bell: ReactNode }) {
  const words = useNavigationWords()
  const user = useUser()
  return (
    <header data-no-print className={frameStyle.topBar}>
      <a
        href={paths.home}
        className="grid min-h-11 items-center rounded-sm"
        aria-label={words.homePage}
      >
        <Logo className="h-7 w-auto" />
      </a>
      <div className="flex items-center gap-1">
        {bell}
        <Avatar
          firstName={user.firstName}
          lastName={user.lastName}
          src={user.profilePicture}
          className="size-9 text-xs"
        />
      </div>
    </header>
  )
}
