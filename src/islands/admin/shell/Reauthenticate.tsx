import { reauthenticate } from '../../../api/auth/reauthenticate.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'

/** Asks for the password again; `onDone` hears whether it was given. */
export function Reauthenticate({ onDone }: { onDone: (given: boolean) => void }) {
  const { field, formProps } = useEndpointForm({
    schema: reauthenticate.input,
    defaultValues: { password: '' },
    send: async (entered) => {
      await call(reauthenticate, entered)
      onDone(true)
    },
  })
  return (
    <Dialog title="Type your password again" onClose={() => onDone(false)}>
      <p className="text-sm text-muted">
        It shows that this is you. We do not ask again for ten minutes.
      </p>
      <Form
        {...formProps}
        submit={
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => onDone(false)}>
              Cancel
            </Button>
            <Button type="submit" busy={formProps.busy}>
              Go on
            </Button>
          </div>
        }
      >
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="current-password"
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
