import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { twoFactorQuery } from '../../auth/queries.ts'
import { paths } from '../../paths.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'

// Loaded on demand: few staff see it, and it imports the texts of another screen.
const TwoFactorNeeded = lazyComponent(() => import('./TwoFactorNeeded.tsx'), 'TwoFactorNeeded')

/** Asks staff to set up a required second factor. Until then the server refuses everything else. */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(twoFactorQuery)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const mustSetUp = data?.required && data.since === null && data.passkeys === 0
  if (!mustSetUp || path === paths.adminSecurity) return children
  return (
    <Suspense>
      <TwoFactorNeeded />
    </Suspense>
  )
}
