import type { ReactNode } from 'react'
import { Logo } from '../../ui/brand/Logo.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { frameStyle } from './frame-style.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const links = ['first', 'second', 'third']

interface Props {
  /** What is in place of `header` of `Shell`, and makes screens as wide. */
  header?: ReactNode
}

/** The app layout until the user is known to be signed in. It is part of the built page. */
export function ShellSkeleton({ header }: Props) {
  return (
    <div className={frameStyle.frame}>
      <div className={frameStyle.sideBar}>
        <Logo className="mb-8 ms-3 h-8 w-auto self-start" />
        {links.map((link) => (
          <Skeleton key={link} className="mb-1 h-11 w-full rounded-md" />
        ))}
      </div>
      {!header && (
        <div className={frameStyle.topBar}>
          <Logo className="h-7 w-auto" />
          <Skeleton className="size-9 rounded-full" />
        </div>
      )}
      <div className="min-w-0">
        {header}
        <main className={header ? frameStyle.wideScreen : frameStyle.screen}>
          <ScreenSkeleton />
        </main>
      </div>
      <div className={frameStyle.bottomBar}>
        <div className="h-16" />
      </div>
    </div>
  )
}
