import * as z from 'zod/mini'
import { requiredText } from '../../../api/fields.ts'
import { updateUser } from '../../../api/users/update-user.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { userInput } from '../../../locales/en/input/users.ts'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useReauthentication } from '../shell/use-reauthentication.tsx'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useAfterUserAction } from './use-after-user-action.ts'

const schema = z.object({ reason: requiredText('suspension-reason-missing', 500) })

export function SuspendUser({ user, onClose }: UserDialogProps) {
  const done = useAfterUserAction()
  const { guarded, dialog } = useReauthentication()
  const { field, formProps } = useEndpointForm({
    schema,
    texts: { ...personInput, ...userInput },
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const change = { id: user.id, status: 'suspended', reason } as const
      if (!(await guarded(() => call(updateUser, change)))) return
      onClose()
      await done('User suspended')
    },
  })
  return (
    <UserDialog
      title={`Suspend ${user.name}?`}
      submit="Suspend"
      danger
      formProps={formProps}
      password={dialog}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        They are signed out at once and cannot sign in. Their assets and reports stay.
      </p>
      <TextAreaField {...field('reason')} label="Reason" hint="They read it in an e-mail." />
    </UserDialog>
  )
}
