import * as z from 'zod/mini'
import { updateUser } from '../../../api/users/update-user.ts'
import { roles } from '../../../domain/users/roles.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { userInput } from '../../../locales/en/input/users.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useReauthentication } from '../shell/use-reauthentication.tsx'
import { roleNames } from './status.tsx'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useAfterUserAction } from './use-after-user-action.ts'

const schema = z.object({ role: z.enum(roles, { error: 'Choose a role' }) })

export function ChangeRole({ user, onClose }: UserDialogProps) {
  const done = useAfterUserAction()
  const { guarded, dialog } = useReauthentication()
  const { field, formProps } = useEndpointForm({
    schema,
    texts: { ...personInput, ...userInput },
    defaultValues: { role: user.role },
    send: async ({ role }) => {
      if (!(await guarded(() => call(updateUser, { id: user.id, role })))) return
      onClose()
      await done('Role changed')
    },
  })
  return (
    <UserDialog
      title={`Role of ${user.name}`}
      submit="Change role"
      formProps={formProps}
      password={dialog}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        They are signed out at once and get an e-mail. Admins need a password of 12 characters.
      </p>
      <SelectField {...field('role')} label="Role">
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </SelectField>
    </UserDialog>
  )
}
