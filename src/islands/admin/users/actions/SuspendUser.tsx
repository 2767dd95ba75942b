import * as z from 'zod/mini'
import { requiredText } from '../../../../api/fields.ts'
import { updateUser } from '../../../../api/users/update-user.ts'
import { personInput } from '../../../../locales/en/input/people.ts'
import { userInput } from '../../../../locales/en/input/users.ts'
import { adminUserWords } from '../../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../../locales/texts.ts'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { call } from '../../../session.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

const schema = z.object({ reason: requiredText('suspension-reason-missing', 500) })

export function SuspendUser({ user, onClose }: UserDialogProps) {
  const { field, dialogProps } = useUserAction({
    schema,
    texts: { ...personInput, ...userInput },
    defaultValues: { reason: '' },
    run: ({ reason }) => call(updateUser, { id: user.id, status: 'suspended', reason }),
    done: adminUserWords.userSuspended,
    onClose,
  })
  return (
    <UserDialog
      title={fill(adminUserWords.suspend, { name: user.name })}
      submit={adminUserWords.suspend2}
      danger
      {...dialogProps}
    >
      <p className="text-sm text-muted">{adminUserWords.theyAreSignedOut}</p>
      <TextAreaField
        {...field('reason')}
        label={adminUserWords.reason}
        hint={adminUserWords.theyReadIt}
      />
    </UserDialog>
  )
}
