import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { $session } from '../session.ts'
import { redirectUnauthenticated, resume } from './guard.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { UserContext } from './user-context.ts'

/** The guard of both apps (spec §2): renders for signed-in users and sends others to log in. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useStore($session)
  const user = session.status === 'in' ? session.user : null
  const [firstId, setFirstId] = useState(user?.id)
  if (firstId === undefined && user) setFirstId(user.id)
  // Somebody else has signed in from another tab, and must not see data of the first user.
  const isOther = user !== null && firstId !== undefined && firstId !== user.id

  useEffect(() => {
    if (session.status !== 'in') void redirectUnauthenticated()
  }, [session.status])

  // The browser shows the page as it was left, for example after Back.
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && void resume()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [])

  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])

  if (!user || isOther) return <ShellSkeleton />
  return <UserContext value={user}>{children}</UserContext>
}
