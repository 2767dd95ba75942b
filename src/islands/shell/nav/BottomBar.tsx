import Ellipsis from 'lucide-react/icons/ellipsis'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useState } from 'react'
import { fill } from '../../../locales/texts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { frameStyle } from '../frame-style.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { type NavLink, NavLinks, sideEntryStyle, TaskCount, useCurrent } from './NavLinks.tsx'
import { useNavigationWords } from './navigation-words.ts'

const entry =
  'relative grid h-16 grow basis-0 content-center justify-items-center gap-0.5 text-xs font-medium text-muted ' +
  'focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-brand ' +
  '[&_svg]:h-7 [&_svg]:w-full [&_svg]:max-w-12 [&_svg]:rounded-full [&_svg]:p-1 aria-[current]:[&_svg]:bg-brand-soft'

const inCorner = 'absolute start-1/2 top-1 ms-1.5 max-[16rem]:start-auto max-[16rem]:end-0'

interface Props {
  name: string
  links: readonly NavLink[]
  /** All links, if the bar does not fit them: `More` opens them, with Logout. */
  all?: readonly NavLink[]
  /** The page of the user’s own account, if it is not among the links. */
  account?: string | undefined
}

export function BottomBar({ name, links, all, account }: Props) {
  const currentOf = useCurrent()
  const sum = (some: readonly NavLink[]) => some.reduce((total, { count = 0 }) => total + count, 0)
  const hidden = (all ?? []).filter(({ to }) => !links.some((each) => each.to === to))
  return (
    <nav data-no-print aria-label={name} className={frameStyle.bottomBar}>
      <div className="mx-auto flex max-w-lg">
        {links.map(({ to, label, icon: Icon, exact = false, count }) => (
          <a key={to} href={to} aria-current={currentOf(to, exact)} className={entry}>
            <Icon aria-hidden="true" />
            {label}
            <TaskCount count={count} className={inCorner} />
          </a>
        ))}
        {all ? (
          <MoreLinks
            name={name}
            links={hidden}
            isCurrent={hidden.some(({ to, exact = false }) => currentOf(to, exact))}
            className={entry}
            account={account}
          >
            <TaskCount count={sum(hidden)} className={inCorner} />
          </MoreLinks>
        ) : (
          <LogoutButton className={entry} />
        )}
      </div>
    </nav>
  )
}

interface MoreLinksProps {
  name: string
  links: readonly NavLink[]
  /** Whether one of the links leads to the open screen. */
  isCurrent: boolean
  className: string
  account?: string | undefined
  /** Shown after the label. */
  children?: ReactNode
}

/** The last entry of a phone's bar, for links that do not fit in it. */
function MoreLinks({ name, links, isCurrent, className, account, children }: MoreLinksProps) {
  const words = useNavigationWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => setIsOpen(true)}
        className={className}
      >
        <Ellipsis aria-hidden="true" />
        {words.more}
        {children}
      </button>
      {isOpen && (
        <MoreDialog name={name} links={links} account={account} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

interface MoreDialogProps {
  name: string
  links: readonly NavLink[]
  onClose: () => void
  /** The page of the user’s own account, if it is not among the links. */
  account?: string | undefined
}

/** The links that the bar lacks, and Logout. */
function MoreDialog({ name, links, onClose, account }: MoreDialogProps) {
  const words = useNavigationWords()
  return (
    <Dialog title={words.more} onClose={onClose} close={words.close} atBottom>
      <nav
        aria-label={fill(words.all, { name })}
        className="-mx-3 grid text-start [&_:is(a,button):not([aria-current])]:text-ink"
      >
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
