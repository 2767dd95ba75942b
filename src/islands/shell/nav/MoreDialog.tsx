import { UserRound } from 'lucide-react'
import { fill } from '../../../locales/texts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import type { NavLink } from './NavLinks.tsx'
import { NavLinks, sideEntryStyle } from './NavLinks.tsx'
import { useNavigationWords } from './navigation-words.ts'

interface Props {
  name: string
  links: readonly NavLink[]
  onClose: () => void
  /** The page of the user’s own account, if it is not among the links. */
  account?: string | undefined
}

/** Every link of the app, and Logout. */
export function MoreDialog({ name, links, onClose, account }: Props) {
  const words = useNavigationWords()
  return (
    <Dialog title={name} onClose={onClose}>
      <nav aria-label={fill(words.all, { name })} className="grid gap-1 text-start">
        <NavLinks links={links} onChoose={onClose} />
        {account && (
          <a href={account} className={sideEntryStyle}>
            <UserRound aria-hidden="true" />
            {words.yourAccount}
          </a>
        )}
        <LogoutButton className={sideEntryStyle} />
      </nav>
    </Dialog>
  )
}
