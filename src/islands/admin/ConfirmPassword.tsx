import { confirmPassword } from '../../api/confirm-password.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { call } from '../session.ts'
import { useActForm } from '../use-act-form.ts'

/** Asks for the password again; `onDone` hears whether it was given. */
export function ConfirmPassword({ onDone }: { onDone: (given: boolean) => void }) {
  const { field, formProps } = useActForm({
    schema: confirmPassword.input,
    defaultValues: { password: '' },
    send: async (entered) => {
      await call(confirmPassword, entered)
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
