import * as z from 'zod/mini'
import { requiredText } from '../../../api/fields.ts'
import { updateUser } from '../../../api/update-user.ts'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { call } from '../../session.ts'
import { useActForm } from '../../use-act-form.ts'
import { usePasswordAgain } from '../use-password-again.tsx'
import { PersonDialog, type PersonDialogProps } from './PersonDialog.tsx'
import { useAfterPersonAct } from './use-person-act.ts'

const schema = z.object({ reason: requiredText('Say why: this person is told', 500) })

export function SuspendUser({ person, onClose }: PersonDialogProps) {
  const done = useAfterPersonAct()
  const { guarded, dialog } = usePasswordAgain()
  const { field, formProps } = useActForm({
    schema,
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const change = { id: person.id, status: 'suspended', reason } as const
      if (!(await guarded(() => call(updateUser, change)))) return
      onClose()
      await done('User suspended')
    },
  })
  return (
    <PersonDialog
      title={`Suspend ${person.name}?`}
      button="Suspend"
      danger
      formProps={formProps}
      password={dialog}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        They are signed out at once and cannot sign in. Their assets and reports stay.
      </p>
      <TextAreaField {...field('reason')} label="Reason" hint="They read it in an e-mail." />
    </PersonDialog>
  )
}
