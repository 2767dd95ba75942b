import { useQueryClient } from '@tanstack/react-query'
import { updateSecurity } from '../../../api/auth/two-factor/update-security.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { twoFactorQuery } from '../../auth/queries.ts'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useReauthentication } from '../shell/use-reauthentication.tsx'

/** Lets super-admins require a second factor for all staff. */
export function RequireTwoFactor({ required }: { required: boolean }) {
  const queryClient = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const changed = await withReauthentication(() =>
      call(updateSecurity, { secondFactorRequired: !required }),
    )
    if (!changed) return
    void showToast('success', changed.message)
    await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
  })

  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">The whole team</h2>
        <StageBadge tone={required ? 'good' : 'quiet'}>
          {required ? 'Required' : 'Optional'}
        </StageBadge>
      </div>
      <p className="mb-4 text-sm text-muted">
        {required
          ? 'Admins without a second factor can only set one up until they have it.'
          : 'Require a second factor of every admin and super admin. Those without one can only set it up until they have it.'}
      </p>
      <Button variant={required ? 'secondary' : 'primary'} busy={busy} onClick={press}>
        {required ? 'Make it everyone’s own choice' : 'Require it of everyone'}
      </Button>
      {dialog}
    </Card>
  )
}
