import { reauthenticate } from '../../../api/auth/reauthenticate.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'

/** Asks for the password again. `onDone` receives whether the user gave it. */
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
      title="Type your password again"
      submit="Go on"
      formProps={formProps}
      onClose={() => onDone(false)}
      intro={
        <p className="text-sm text-muted">
          It shows that this is you. We do not ask again for ten minutes.
        </p>
      }
    >
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  )
}
