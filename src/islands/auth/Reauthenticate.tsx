import { reauthenticate } from '../../api/auth/reauthenticate.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { reauthenticateWords } from '../../locales/en/screens/admin/reauthenticate.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'

/** Asks for the password again. `onDone` receives false if the user cancels. */
export function Reauthenticate({ onDone }: { onDone: (given: boolean) => void }) {
  const { field, formProps } = useEndpointForm({
    schema: reauthenticate.input,
    texts: personInput,
    defaultValues: { password: '' },
    send: async (entered) => {
      await call(reauthenticate, entered)
      onDone(true)
    },
  })
  return (
    <FormDialog
      title={reauthenticateWords.title}
      submit={reauthenticateWords.submit}
      formProps={formProps}
      onClose={() => onDone(false)}
      intro={<p className="text-sm text-muted">{reauthenticateWords.hint}</p>}
    >
      <PasswordField
        {...field('password')}
        label={reauthenticateWords.password}
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  )
}
