import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminSecurityWords } from '../../../locales/en/screens/admin/security.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { twoFactorQuery } from '../../auth/queries.ts'
import { TwoFactor } from '../../auth/TwoFactor.tsx'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { call } from '../../session.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'

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

/** Lets super-admins require a second factor for all staff. */
function RequireTwoFactor({ required }: { required: boolean }) {
  const queryClient = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const changed = await withReauthentication(() =>
      call('PATCH /admin/security', { secondFactorRequired: !required }),
    )
    if (!changed) return
    void showToast('success', changed.message)
    await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
  })

  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{adminSecurityWords.wholeTeam}</h2>
        <StageBadge tone={required ? 'good' : 'quiet'}>
          {required ? adminSecurityWords.required : adminSecurityWords.optional}
        </StageBadge>
      </div>
      <p className="mb-4 text-sm text-muted">
        {required ? adminSecurityWords.requiredHint : adminSecurityWords.requireHint}
      </p>
      <Button variant={required ? 'secondary' : 'primary'} busy={busy} onClick={press}>
        {required ? adminSecurityWords.makeOptional : adminSecurityWords.requireFromEveryone}
      </Button>
      {dialog}
    </Card>
  )
}
