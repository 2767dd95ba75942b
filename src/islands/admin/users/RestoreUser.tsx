import * as z from 'zod/mini'
import { updateUser } from '../../../api/users/update-user.ts'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useReauthentication } from '../shell/use-reauthentication.tsx'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useAfterUserAction } from './use-after-user-action.ts'

export function RestoreUser({ user, onClose }: UserDialogProps) {
  const done = useAfterUserAction()
  const { guarded, dialog } = useReauthentication()
  const { formProps } = useEndpointForm({
    schema: z.object({}),
    send: async () => {
      const change = { id: user.id, status: 'active' } as const
      if (!(await guarded(() => call(updateUser, change)))) return
      onClose()
      await done('User restored')
    },
  })
  return (
    <UserDialog
      title={`Restore ${user.name}?`}
      submit="Restore"
      formProps={formProps}
      password={dialog}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        They can sign in again and get an e-mail that says so. They were suspended because:
      </p>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm break-words">{user.statusReason}</p>
    </UserDialog>
  )
}
