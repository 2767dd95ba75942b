import * as z from 'zod/mini'
import { updateUser } from '../../../api/users/update-user.ts'
import { call } from '../../session.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

export function RestoreUser({ user, onClose }: UserDialogProps) {
  const { dialogProps } = useUserAction({
    schema: z.object({}),
    act: () => call(updateUser, { id: user.id, status: 'active' }),
    done: 'User restored',
    onClose,
  })
  return (
    <UserDialog title={`Restore ${user.name}?`} submit="Restore" {...dialogProps}>
      <p className="text-sm text-muted">
        They can sign in again and get an e-mail that says so. They were suspended because:
      </p>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm break-words">{user.statusReason}</p>
    </UserDialog>
  )
}
