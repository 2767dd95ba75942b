import * as z from 'zod/mini'
import { updateUser } from '../../../../api/users/update-user.ts'
import { adminUserWords } from '../../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../../locales/texts.ts'
import { call } from '../../../session.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

export function RestoreUser({ user, onClose }: UserDialogProps) {
  const { dialogProps } = useUserAction({
    schema: z.object({}),
    run: () => call(updateUser, { id: user.id, status: 'active' }),
    done: adminUserWords.userRestored,
    onClose,
  })
  return (
    <UserDialog
      title={fill(adminUserWords.restore, { name: user.name })}
      submit={adminUserWords.restore2}
      {...dialogProps}
    >
      <p className="text-sm text-muted">{adminUserWords.theyCanSign}</p>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm break-words">{user.statusReason}</p>
    </UserDialog>
  )
}
