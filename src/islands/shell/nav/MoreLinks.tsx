import { Ellipsis, UserRound } from 'lucide-react'
import { useState } from 'react'
import { navWords } from '../../../locales/en/screens/nav.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { NavLinks, sideEntryStyle } from './NavLinks.tsx'
import type { NavLink } from './nav-link.ts'

interface Props {
  name: string
  links: readonly NavLink[]
  className: string
  account?: string | undefined
}

/** The last entry of a phone's bar, for links that do not fit in it. */
export function MoreLinks({ name, links, className, account }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={className}
      >
        <Ellipsis aria-hidden="true" />
        More
      </button>
      {isOpen && (
        <Dialog title={name} onClose={close}>
          <nav aria-label={`${name}, all of it`} className="grid gap-1 text-start">
            <NavLinks links={links} onChoose={close} />
            {account && (
              <a href={account} className={sideEntryStyle}>
                <UserRound aria-hidden="true" />
                {navWords.yourAccount}
              </a>
            )}
            <LogoutButton className={sideEntryStyle} />
          </nav>
        </Dialog>
      )}
    </>
  )
}
