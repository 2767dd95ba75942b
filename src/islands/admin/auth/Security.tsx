import { useQuery } from '@tanstack/react-query'
import { adminSecurityWords } from '../../../locales/en/screens/admin/security.ts'
import { Card } from '../../../ui/Card.tsx'
import { twoFactorQuery } from '../../auth/queries.ts'
import { TwoFactor } from '../../auth/TwoFactor.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useUser } from '../../shell/user-context.ts'
import { RequireTwoFactor } from './RequireTwoFactor.tsx'

/** The user's own second factors. Super-admins can also require one for all staff. */
export function Security() {
  const { role } = useUser()
  const query = useQuery(twoFactorQuery)
  return (
    <>
      <ScreenHeader title={adminSecurityWords.security}>{adminSecurityWords.intro}</ScreenHeader>
      <QueryBoundary query={query} skeleton={<ScreenSkeleton />}>
        {({ required, ...factors }) => (
          <div className="grid max-w-2xl gap-6">
            {required && factors.since === null && factors.passkeys === 0 && (
              <p role="status" className="rounded-md bg-marigold-soft px-4 py-3 text-sm">
                {adminSecurityWords.setUpIntro}
              </p>
            )}
            <Card>
              <TwoFactor {...factors} headings="h2" />
            </Card>
            {role === 'super-admin' && <RequireTwoFactor required={required} />}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
