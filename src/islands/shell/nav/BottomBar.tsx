import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { frameStyle } from '../frame-style.ts'
import { lazyComponent } from '../loading/lazy-component.ts'
import { LogoutButton } from './LogoutButton.tsx'
import type { NavLink } from './NavLinks.tsx'
import { TaskCount } from './NavLinks.tsx'
import { useNavigationWords } from './navigation-words.ts'

const entry =
  'relative grid h-16 grow basis-0 content-center justify-items-center gap-0.5 text-xs font-medium text-muted ' +
  'focus-visible:-outline-offset-3 aria-[current=page]:font-semibold aria-[current=page]:text-brand ' +
  '[&_svg]:h-7 [&_svg]:w-12 [&_svg]:rounded-full [&_svg]:p-1 aria-[current=page]:[&_svg]:bg-brand-soft'

const inCorner = 'absolute start-1/2 top-1 ms-1.5'

interface Props {
  name: string
  links: readonly NavLink[]
  /** All links, if the bar does not fit them: `More` opens them, with Logout. */
  all?: readonly NavLink[]
  /** The page of the user’s own account, if it is not among the links. */
  account?: string | undefined
}

export function BottomBar({ name, links, all, account }: Props) {
  const sum = (some: readonly NavLink[]) => some.reduce((total, { count = 0 }) => total + count, 0)
  const hiddenTasks = sum(all ?? links) - sum(links)
  return (
    <nav data-no-print aria-label={name} className={frameStyle.bottomBar}>
      <div className="mx-auto flex max-w-lg">
        {links.map(({ to, label, icon: Icon, exact = false, count }) => (
          <Link key={to} to={to} activeOptions={{ exact }} className={entry}>
            <Icon aria-hidden="true" />
            {label}
            <TaskCount count={count} className={inCorner} />
          </Link>
        ))}
        {all ? (
          <MoreLinks name={name} links={all} className={entry} account={account}>
            <TaskCount count={hiddenTasks} className={inCorner} />
          </MoreLinks>
        ) : (
          <LogoutButton className={entry} />
        )}
      </div>
    </nav>
  )
}

const loadDialog = () => import('./MoreDialog.tsx')
const MoreDialog = lazyComponent(loadDialog, 'MoreDialog')

interface MoreLinksProps {
  name: string
  links: readonly NavLink[]
  className: string
  account?: string | undefined
  /** Shown after the label. */
  children?: ReactNode
}

/** The last entry of a phone's bar, for links that do not fit in it. */
function MoreLinks({ name, links, className, account, children }: MoreLinksProps) {
  const words = useNavigationWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void loadDialog()}
        className={className}
      >
        <Ellipsis aria-hidden="true" />
        {words.more}
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <MoreDialog
            name={name}
            links={links}
            account={account}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
