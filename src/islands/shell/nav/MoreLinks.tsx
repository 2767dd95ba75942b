import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '../loading/lazy-component.ts'
import type { NavLink } from './nav-link.ts'
import { useNavigationWords } from './navigation-words.ts'

const loadDialog = () => import('./MoreDialog.tsx')
const MoreDialog = lazyComponent(loadDialog, 'MoreDialog')

interface Props {
  name: string
  links: readonly NavLink[]
  className: string
  account?: string | undefined
  /** Shown after the label. */
  children?: ReactNode
}

/** The last entry of a phone's bar, for links that do not fit in it. */
export function MoreLinks({ name, links, className, account, children }: Props) {
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
