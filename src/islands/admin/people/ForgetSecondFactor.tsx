import * as z from 'zod/mini'
import { forgetSecondFactor } from '../../../api/forget-second-factor.ts'
import { isStaff } from '../../../domain/roles.ts'
import { call } from '../../session.ts'
import { useActForm } from '../../use-act-form.ts'
import { usePasswordAgain } from '../use-password-again.tsx'
import { PersonDialog, type PersonDialogProps } from './PersonDialog.tsx'
import { useAfterPersonAct } from './use-person-act.ts'

export function ForgetSecondFactor({ person, onClose }: PersonDialogProps) {
  const done = useAfterPersonAct()
  const { guarded, dialog } = usePasswordAgain()
  const { formProps } = useActForm({
    schema: z.object({}),
    send: async () => {
      if (!(await guarded(() => call(forgetSecondFactor, { id: person.id })))) return
      onClose()
      await done(
        isStaff(person.role) ? 'Second factor removed' : 'It goes in 24 hours, unless they use it',
      )
    },
  })
  return (
    <PersonDialog
      title={`Remove the second factor of ${person.name}?`}
      button="Remove second factor"
      danger
      formProps={formProps}
      password={dialog}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        For somebody who lost their phone, their passkeys and their recovery codes. Be sure that it
        is them who ask. They are signed out and get a mail.{' '}
        {isStaff(person.role)
          ? 'From now on their password alone lets them in.'
          : 'In 24 hours their password alone lets them in, unless they use a second factor before.'}
      </p>
    </PersonDialog>
  )
}
