import * as z from 'zod/mini'
import { updateUser } from '../../../api/update-user.ts'
import { roles } from '../../../domain/roles.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { call } from '../../session.ts'
import { useActForm } from '../../use-act-form.ts'
import { usePasswordAgain } from '../use-password-again.tsx'
import { PersonDialog, type PersonDialogProps } from './PersonDialog.tsx'
import { roleNames } from './standing.tsx'
import { useAfterPersonAct } from './use-person-act.ts'

const schema = z.object({ role: z.enum(roles, { error: 'Choose a role' }) })

export function ChangeRole({ person, onClose }: PersonDialogProps) {
  const done = useAfterPersonAct()
  const { guarded, dialog } = usePasswordAgain()
  const { field, formProps } = useActForm({
    schema,
    defaultValues: { role: person.role },
    send: async ({ role }) => {
      if (!(await guarded(() => call(updateUser, { id: person.id, role })))) return
      onClose()
      await done('Role changed')
    },
  })
  return (
    <PersonDialog
      title={`Role of ${person.name}`}
      button="Change role"
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
    </PersonDialog>
  )
}
