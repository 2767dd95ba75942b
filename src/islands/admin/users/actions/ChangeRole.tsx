import * as z from 'zod/mini'
import { invalid } from '../../../../api/invalid.ts'
import { updateUser } from '../../../../api/users/update-user.ts'
import { roles } from '../../../../domain/users/roles.ts'
import { personInput } from '../../../../locales/en/input/people.ts'
import { userInput } from '../../../../locales/en/input/users.ts'
import { adminUserWords } from '../../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../../locales/texts.ts'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { call } from '../../../session.ts'
import { roleNames } from '../../shell/role-names.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

const schema = z.object({ role: z.enum(roles, { error: invalid('role-missing') }) })

export function ChangeRole({ user, onClose }: UserDialogProps) {
  const { field, dialogProps } = useUserAction({
    schema,
    texts: { ...personInput, ...userInput },
    defaultValues: { role: user.role },
    run: ({ role }) => call(updateUser, { id: user.id, role }),
    done: adminUserWords.roleChanged,
    onClose,
  })
  return (
    <UserDialog
      title={fill(adminUserWords.roleOf, { name: user.name })}
      submit={adminUserWords.changeRole}
      {...dialogProps}
    >
      <p className="text-sm text-muted">{adminUserWords.theyAreSigned}</p>
      <SelectField
        {...field('role')}
        label={adminUserWords.role}
        choices={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
    </UserDialog>
  )
}
