import * as z from 'zod/mini'
import { requiredText } from '../../../api/fields.ts'
import { updateUser } from '../../../api/users/update-user.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { userInput } from '../../../locales/en/input/users.ts'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { call } from '../../session.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

const schema = z.object({ reason: requiredText('suspension-reason-missing', 500) })

export function SuspendUser({ user, onClose }: UserDialogProps) {
  const { field, dialogProps } = useUserAction({
    schema,
    texts: { ...personInput, ...userInput },
    defaultValues: { reason: '' },
    act: ({ reason }) => call(updateUser, { id: user.id, status: 'suspended', reason }),
    done: 'User suspended',
    onClose,
  })
  return (
    <UserDialog title={`Suspend ${user.name}?`} submit="Suspend" danger {...dialogProps}>
      <p className="text-sm text-muted">
        They are signed out at once and cannot sign in. Their assets and reports stay.
      </p>
      <TextAreaField {...field('reason')} label="Reason" hint="They read it in an e-mail." />
    </UserDialog>
  )
}
