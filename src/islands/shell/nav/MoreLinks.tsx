import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { navigationWords } from '../../../locales/en/screens/navigation.ts'
import { fill } from '../../../locales/texts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import type { NavLink } from './nav-link.ts'
import { sideEntryStyle } from './SideBar.tsx'

interface Props {
  name: string
  links: readonly NavLink[]
  className: string
}

/** The last entry of a phone's bar, for links that do not fit in it. */
export function MoreLinks({ name, links, className }: Props) {
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
        {navigationWords.more}
      </button>
      {isOpen && (
        <Dialog title={name} onClose={close}>
          <nav aria-label={fill(navigationWords.all, { name })} className="grid gap-1 text-start">
            {links.map(({ to, label, icon: Icon, exact = false }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact }}
                onClick={close}
                className={sideEntryStyle}
              >
                <Icon aria-hidden="true" />
                {label}
              </Link>
            ))}
            <LogoutButton className={sideEntryStyle} />
          </nav>
        </Dialog>
      )}
    </>
  )
}
