import { useQueryClient } from '@tanstack/react-query'
import { disableSecondFactor } from '../../api/disable-second-factor.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { call } from '../session.ts'
import { showToast } from '../toasts.ts'
import { useActForm } from '../use-act-form.ts'
import { secondFactorQuery } from './queries.ts'

export function DisableSecondFactor({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { field, formProps } = useActForm({
    schema: disableSecondFactor.input,
    defaultValues: { password: '', code: '' },
    send: async (entered) => {
      const { message } = await call(disableSecondFactor, entered)
      onClose()
      void showToast('success', message)
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
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
