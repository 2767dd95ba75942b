import { ShieldCheck } from 'lucide-react'
import { adminSecurityWords } from '../../../locales/en/screens/admin/security.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'

/** Asks staff to set up the second factor that the team requires. */
export function TwoFactorNeeded() {
  return (
    <>
      <ScreenHeader title={adminSecurityWords.oneMoreStep} />
      <EmptyState
        title={adminSecurityWords.setUpTitle}
        icon={<ShieldCheck aria-hidden="true" />}
        action={<ButtonLink to={paths.adminSecurity}>{adminSecurityWords.setUp}</ButtonLink>}
      >
        {adminSecurityWords.takesAMinute}
      </EmptyState>
    </>
  )
}
