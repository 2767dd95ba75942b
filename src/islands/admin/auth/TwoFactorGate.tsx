import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminSecurityWords } from '../../../locales/en/screens/admin/security.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { twoFactorQuery } from '../../auth/queries.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'

/** Asks staff to set up a required second factor. Until then the server refuses everything else. */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(twoFactorQuery)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const owes = data?.required && data.since === null && data.passkeys === 0
  if (!owes || path === paths.adminSecurity) return children
  return (
    <>
      <ScreenHeader title={adminSecurityWords.oneMoreStep} />
      <EmptyState
        title={adminSecurityWords.everyoneInTheTeam}
        icon={<ShieldCheck aria-hidden="true" />}
        action={<ButtonLink to={paths.adminSecurity}>{adminSecurityWords.setUpYours}</ButtonLink>}
      >
        {adminSecurityWords.itTakesA}
      </EmptyState>
    </>
  )
}
