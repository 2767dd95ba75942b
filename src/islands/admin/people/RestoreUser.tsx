import * as z from 'zod/mini'
import { updateUser } from '../../../api/update-user.ts'
import { call } from '../../session.ts'
import { useActForm } from '../../use-act-form.ts'
import { usePasswordAgain } from '../use-password-again.tsx'
import { PersonDialog, type PersonDialogProps } from './PersonDialog.tsx'
import { useAfterPersonAct } from './use-person-act.ts'

export function RestoreUser({ person, onClose }: PersonDialogProps) {
  const done = useAfterPersonAct()
  const { guarded, dialog } = usePasswordAgain()
  const { formProps } = useActForm({
    schema: z.object({}),
    send: async () => {
      const change = { id: person.id, status: 'active' } as const
      if (!(await guarded(() => call(updateUser, change)))) return
      onClose()
      await done('User restored')
    },
  })
  return (
    <PersonDialog
      title={`Restore ${person.name}?`}
      button="Restore"
      formProps={formProps}
      password={dialog}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        They can sign in again and get an e-mail that says so. They were suspended because:
      </p>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm break-words">{person.statusReason}</p>
    </PersonDialog>
  )
}
