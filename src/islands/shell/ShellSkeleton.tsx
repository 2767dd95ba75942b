import { Logo } from '../../ui/brand/Logo.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { frameStyle } from './frame-style.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const links = ['first', 'second', 'third']

/** The app layout until the user is known to be signed in. It is part of the built page. */
export function ShellSkeleton() {
  return (
    <div className={frameStyle.frame}>
      <div className={frameStyle.sideBar}>
        <Logo className="mb-8 ms-3 h-8 w-auto self-start" />
        {links.map((link) => (
          <Skeleton key={link} className="mb-1 h-11 w-full rounded-md" />
        ))}
      </div>
      <div className={frameStyle.topBar}>
        <Logo className="h-7 w-auto" />
        <Skeleton className="size-9 rounded-full" />
      </div>
      <main className={frameStyle.screen}>
        <ScreenSkeleton />
      </main>
      <div className={frameStyle.bottomBar}>
        <div className="h-16" />
      </div>
    </div>
  )
}
