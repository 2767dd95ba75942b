import * as z from 'zod/mini'
import { adminRevokeSessions } from '../../../../api/users/admin-revoke-sessions.ts'
import { adminUserWords } from '../../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../../locales/texts.ts'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { call } from '../../../session.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useAfterUserAction } from './use-user-action.ts'

export function RevokeSessions({ user, onClose }: UserDialogProps) {
  const done = useAfterUserAction()
  const { formProps } = useEndpointForm({
    schema: z.object({}),
    send: async () => {
      const { message } = await call(adminRevokeSessions, { id: user.id })
      onClose()
      await done(message)
    },
  })
  return (
    <UserDialog
      title={fill(adminUserWords.signOutEverywhere, { name: user.name })}
      submit={adminUserWords.signOutEverywhere2}
      formProps={formProps}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{adminUserWords.theyCanSignIn}</p>
    </UserDialog>
  )
}
