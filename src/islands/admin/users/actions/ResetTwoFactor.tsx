import * as z from 'zod/mini'
import { adminResetTwoFactor } from '../../../../api/users/admin-reset-two-factor.ts'
import { isStaff } from '../../../../domain/users/roles.ts'
import { adminUserWords } from '../../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../../locales/texts.ts'
import { call } from '../../../session.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

export function ResetTwoFactor({ user, onClose }: UserDialogProps) {
  const { dialogProps } = useUserAction({
    schema: z.object({}),
    run: () => call(adminResetTwoFactor, { id: user.id }),
    done: isStaff(user.role) ? adminUserWords.secondFactorRemoved : adminUserWords.itGoesIn,
    onClose,
  })
  return (
    <UserDialog
      title={fill(adminUserWords.removeTheSecond, { name: user.name })}
      submit={adminUserWords.removeSecondFactor}
      danger
      {...dialogProps}
    >
      <p className="text-sm text-muted">
        {adminUserWords.lostAccess}{' '}
        {isStaff(user.role) ? adminUserWords.fromNowOn : adminUserWords.in24Hours}
      </p>
    </UserDialog>
  )
}
