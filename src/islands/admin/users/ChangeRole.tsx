import * as z from 'zod/mini'
import { invalid } from '../../../api/invalid.ts'
import { updateUser } from '../../../api/users/update-user.ts'
import { roles } from '../../../domain/users/roles.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { userInput } from '../../../locales/en/input/users.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { call } from '../../session.ts'
import { roleNames } from './status.tsx'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

const schema = z.object({ role: z.enum(roles, { error: invalid('role-missing') }) })

export function ChangeRole({ user, onClose }: UserDialogProps) {
  const { field, dialogProps } = useUserAction({
    schema,
    texts: { ...personInput, ...userInput },
    defaultValues: { role: user.role },
    act: ({ role }) => call(updateUser, { id: user.id, role }),
    done: 'Role changed',
    onClose,
  })
  return (
    <UserDialog title={`Role of ${user.name}`} submit="Change role" {...dialogProps}>
      <p className="text-sm text-muted">
        They are signed out at once and get an e-mail. Admins need a password of 12 characters.
      </p>
      <SelectField
        {...field('role')}
        label="Role"
        choices={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
    </UserDialog>
  )
}
