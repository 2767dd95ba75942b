import { Link } from '@tanstack/react-router'
import { navigationWords } from '../../../locales/en/screens/navigation.ts'
import { fill } from '../../../locales/texts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import type { NavLink } from './nav-link.ts'
import { sideEntryStyle } from './SideBar.tsx'

interface Props {
  name: string
  links: readonly NavLink[]
  onClose: () => void
}

/** Every link of the app, and Logout. */
export function MoreDialog({ name, links, onClose }: Props) {
  return (
    <Dialog title={name} onClose={onClose}>
      <nav aria-label={fill(navigationWords.all, { name })} className="grid gap-1 text-start">
        {links.map(({ to, label, icon: Icon, exact = false }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact }}
            onClick={onClose}
            className={sideEntryStyle}
          >
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
        <LogoutButton className={sideEntryStyle} />
      </nav>
    </Dialog>
  )
}
