import { useQueryClient } from '@tanstack/react-query'
import { disableTwoFactor } from '../../api/auth/two-factor/disable-two-factor.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { secondFactorWords as words } from '../../locales/en/screens/second-factor.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { twoFactorQuery } from './queries.ts'

export function DisableTwoFactor({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { field, formProps } = useEndpointForm({
    schema: disableTwoFactor.input,
    texts: { ...personInput, ...authInput },
    defaultValues: { password: '', code: '' },
    send: async (entered) => {
      const { message } = await call(disableTwoFactor, entered)
      onClose()
      void showToast('success', message)
      await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
  return (
    <FormDialog
      title={words.turnOffQuestion}
      submit={words.turnOff}
      danger
      formProps={formProps}
      onClose={onClose}
    >
      <PasswordField
        {...field('password')}
        label={words.password}
        autoComplete="current-password"
      />
      <Field
        {...field('code')}
        label={words.code}
        hint={words.turnOffCodeHint}
        autoComplete="one-time-code"
        mono
      />
    </FormDialog>
  )
}
