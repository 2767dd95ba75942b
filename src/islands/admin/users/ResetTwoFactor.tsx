import * as z from 'zod/mini'
import { adminResetTwoFactor } from '../../../api/users/admin-reset-two-factor.ts'
import { isStaff } from '../../../domain/users/roles.ts'
import { call } from '../../session.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

export function ResetTwoFactor({ user, onClose }: UserDialogProps) {
  const { dialogProps } = useUserAction({
    schema: z.object({}),
    act: () => call(adminResetTwoFactor, { id: user.id }),
    done: isStaff(user.role) ? 'Second factor removed' : 'It goes in 24 hours, unless they use it',
    onClose,
  })
  return (
    <UserDialog
      title={`Remove the second factor of ${user.name}?`}
      submit="Remove second factor"
      danger
      {...dialogProps}
    >
      <p className="text-sm text-muted">
        For somebody who lost their phone, their passkeys and their recovery codes. Be sure that it
        is them who ask. They are signed out and get a mail.{' '}
        {isStaff(user.role)
          ? 'From now on their password alone lets them in.'
          : 'In 24 hours their password alone lets them in, unless they use a second factor before.'}
      </p>
    </UserDialog>
  )
}
