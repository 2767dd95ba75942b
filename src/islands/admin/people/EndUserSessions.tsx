import * as z from 'zod/mini'
import { endUserSessions } from '../../../api/end-user-sessions.ts'
import { call } from '../../session.ts'
import { useActForm } from '../../use-act-form.ts'
import { PersonDialog, type PersonDialogProps } from './PersonDialog.tsx'
import { useAfterPersonAct } from './use-person-act.ts'

export function EndUserSessions({ person, onClose }: PersonDialogProps) {
  const done = useAfterPersonAct()
  const { formProps } = useActForm({
    schema: z.object({}),
    send: async () => {
      const { message } = await call(endUserSessions, { id: person.id })
      onClose()
      await done(message)
    },
  })
  return (
    <PersonDialog
      title={`Sign ${person.name} out everywhere?`}
      button="Sign out everywhere"
      formProps={formProps}
      onClose={onClose}
    >
      <p className="text-sm text-muted">They can sign in again with their password.</p>
    </PersonDialog>
  )
}
