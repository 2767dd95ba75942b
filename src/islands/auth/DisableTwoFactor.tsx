import { useQueryClient } from '@tanstack/react-query'
import { disableTwoFactor } from '../../api/auth/two-factor/disable-two-factor.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { twoFactorQuery } from './queries.ts'

export function DisableTwoFactor({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { field, formProps } = useEndpointForm({
    schema: disableTwoFactor.input,
    defaultValues: { password: '', code: '' },
    send: async (entered) => {
      const { message } = await call(disableTwoFactor, entered)
      onClose()
      void showToast('success', message)
      await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
  return (
    <Dialog title="Turn off your second factor?" onClose={onClose}>
      <Form
        {...formProps}
        submit={
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" busy={formProps.busy}>
              Turn off
            </Button>
          </div>
        }
      >
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <Field
          {...field('code')}
          label="Code"
          hint="Six digits of your app, or a recovery code."
          autoComplete="one-time-code"
          mono
        />
      </Form>
    </Dialog>
  )
}
