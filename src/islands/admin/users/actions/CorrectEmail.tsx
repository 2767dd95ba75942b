import * as z from 'zod/mini'
import { correctEmail } from '../../../../api/users/correct-email.ts'
import { personInput } from '../../../../locales/en/input/people.ts'
import { adminUserWords } from '../../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../../locales/texts.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { call } from '../../../session.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { useUserAction } from './use-user-action.ts'

const schema = z.pick(correctEmail.input, { email: true })

export function CorrectEmail({ user, onClose }: UserDialogProps) {
  const { field, dialogProps } = useUserAction({
    schema,
    texts: personInput,
    defaultValues: { email: user.email },
    run: ({ email }) => call(correctEmail, { id: user.id, email }),
    done: adminUserWords.emailCorrected,
    onClose,
  })
  return (
    <UserDialog
      title={fill(adminUserWords.emailOf, { name: user.name })}
      submit={adminUserWords.correctEmail}
      {...dialogProps}
    >
      <p className="text-sm text-muted">{adminUserWords.correctingEnds}</p>
      <Field
        {...field('email')}
        label={adminUserWords.eMail}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
    </UserDialog>
  )
}
