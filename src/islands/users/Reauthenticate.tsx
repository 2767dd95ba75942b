import { reauthenticateInput } from '../../api/auth/log-in.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { reauthenticateWords } from '../../locales/en/screens/reauthenticate.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { useWords } from '../words/use-words.ts'
import { PasswordByMail } from './PasswordByMail.tsx'

/** Asks for the password again. `onDone` receives false if the user cancels. */
export function Reauthenticate({ onDone }: { onDone: (given: boolean) => void }) {
  const words = useWords('reauthenticateWords', reauthenticateWords)
  const { field, formProps } = useEndpointForm({
    schema: reauthenticateInput,
    texts: personInput,
    defaultValues: { password: '' },
    send: async (entered) => {
      await call('POST /auth/confirm-password', entered)
      onDone(true)
    },
  })
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      formProps={formProps}
      onClose={() => onDone(false)}
      intro={<p className="text-sm text-muted">{words.hint}</p>}
    >
      <PasswordField
        {...field('password')}
        label={words.password}
        hint={<PasswordByMail words={words} />}
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  )
}
