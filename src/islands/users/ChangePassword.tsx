import { changePasswordInput } from '../../api/auth/passwords.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { refuseWeakPassword } from '../auth/weak-password.ts'
import { NewPasswordFields } from '../forms/NewPasswordField.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { leaveForLogin } from '../shell/guard.ts'
import { showToast } from '../shell/toasts.ts'
import { useUser } from '../shell/user-context.ts'
import { PasswordByMail } from './PasswordByMail.tsx'

export function ChangePassword() {
  const { email, firstName, lastName, phoneNumber } = useUser()
  const owner = { email, names: [firstName, lastName], phones: [phoneNumber] }
  const { form, field, formProps } = useEndpointForm({
    schema: changePasswordInput.check(refuseWeakPassword('newPassword', () => owner)),
    texts: { ...personInput, ...authInput },
    send: async (entered) => {
      await call('POST /auth/change-password', entered)
      form.reset()
      void showToast('success', 'Password changed successfully')
      leaveForLogin()
    },
  })

  return (
    <Form
      {...formProps}
      aria-label="Change password"
      submit={
        <div>
          <Button type="submit" busy={formProps.busy}>
            Change password
          </Button>
        </div>
      }
    >
      <p className="text-sm text-muted">
        You are then logged out on every device, and log in with the new password.
      </p>
      {/* Tells password managers whose password this is. */}
      <input type="email" value={email} readOnly autoComplete="username" hidden />
      <PasswordField
        {...field('currentPassword')}
        label="Current password"
        hint={<PasswordByMail />}
        autoComplete="current-password"
      />
      <NewPasswordFields
        newPassword={field('newPassword')}
        confirmPassword={field('confirmPassword')}
      />
    </Form>
  )
}
