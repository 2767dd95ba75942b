import { useStore } from '@nanostores/react'
import { $shown } from './routing/route.ts'
import './shell.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import { paths } from '../paths.ts'
import { frameStyle } from './frame-style.ts'
import { BottomBar } from './nav/BottomBar.tsx'
import type { NavLink } from './nav/NavLinks.tsx'
import { useNavigationWords } from './nav/navigation-words.ts'
import { SideBar } from './nav/SideBar.tsx'
import { $screenTitle } from './ScreenHeader.tsx'
import { useUser } from './user-context.ts'

interface Props {
  /** The name of the app for screen readers: `Dashboard`. */
  name: string
  links: readonly NavLink[]
  /** The links that fit in a phone's bar; `More` opens the others. Default: all. */
  barLinks?: readonly NavLink[]
  /** The header above every screen. On a phone it replaces the top bar. */
  header?: ReactNode
  /** Screens take the whole width. */
  wide?: boolean
  /** The page of the user’s own account, if it is not among the links. */
  account?: string
  /** The language of the screen, if it may differ from that of the frame. */
  screenLang?: string
  /** The notification bell, if the layout has space for it. */
  bell?: ReactNode
  children: ReactNode
}

/** The app layout: a side bar on wide screens, a top and bottom bar on phones. */
export function Shell({
  name,
  links,
  barLinks,
  header,
  wide,
  account,
  screenLang,
  bell,
  children,
}: Props) {
  const words = useNavigationWords()
  const screen = useRef<HTMLElement>(null)
  const shown = useStore($shown)
  const path = shown?.page.path

  // A browser announces the title of a page, and nothing when a script changes the screen.
  const [announced, setAnnounced] = useState('')
  useEffect(() => $screenTitle.listen((title, before) => before && setAnnounced(title)), [])

  // If the link that was pressed is gone, the focus would be lost with it.
  useEffect(() => {
    if (path && document.activeElement === document.body) {
      screen.current?.focus({ preventScroll: true })
    }
  }, [path])

  return (
    <div className={frameStyle.frame}>
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-20 focus:rounded-md focus:bg-brand focus:px-4 focus:py-3 focus:text-on-brand"
      >
        {words.skipToContent}
      </a>
      <p role="status" lang={screenLang} className="sr-only">
        {announced}
      </p>
      <SideBar name={name} links={links} bell={bell} account={account} />
      {!header && <TopBar bell={bell} />}
      <div className="min-w-0">
        {header}
        <main
          id="screen"
          lang={screenLang}
          ref={screen}
          tabIndex={-1}
          className={wide ? frameStyle.wideScreen : frameStyle.screen}
        >
          {children}
        </main>
      </div>
      {barLinks ? (
        <BottomBar name={name} links={barLinks} all={links} account={account} />
      ) : (
        <BottomBar name={name} links={links} />
      )}
    </div>
  )
}

function TopBar({ bell }: { bell: ReactNode }) {
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
        <a href={paths.account} className="grid size-11 place-items-center rounded-full">
          <span className="sr-only">{words.yourAccount}</span>
          <Avatar
            firstName={user.firstName}
            lastName={user.lastName}
            src={user.profilePicture}
            className="size-9 text-xs"
          />
        </a>
      </div>
    </header>
  )
}
