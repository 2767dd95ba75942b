import * as z from 'zod/mini'
import { newPasswordTwice, passwordsMatch } from '../api/auth/passwords.ts'
import { authInput } from '../locales/en/input/auth.ts'
import { personInput } from '../locales/en/input/people.ts'
import { accountWords } from '../locales/en/screens/accounts.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { clearResetToken, resetToken } from './auth/reset-token.ts'
import { refuseWeakPassword } from './auth/weak-password.ts'
import { NewPasswordFields } from './forms/NewPasswordField.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { paths } from './paths.ts'
import { call, clearSession } from './session.ts'
import { queueToast } from './shell/toasts.ts'

const schema = z
  .object(newPasswordTwice)
  // Only the server knows from the link whose password it is.
  .check(
    passwordsMatch,
    refuseWeakPassword('newPassword', () => undefined),
  )

export const ResetPasswordForm = withErrorBoundary(function ResetPasswordForm() {
  const { field, formProps } = useEndpointForm({
    schema,
    texts: { ...personInput, ...authInput },
    send: async (entered) => {
      await call('POST /auth/reset-password', {
        token: resetToken() ?? '',
        newPassword: entered.newPassword,
      })
      clearResetToken()
      // The server has ended every session of the account.
      clearSession()
      queueToast('success', accountWords.passwordReset)
      await navigateAndWait(paths.login)
    },
  })

  return (
    <Form {...formProps} submit={accountWords.resetPassword}>
      <NewPasswordFields
        newPassword={field('newPassword')}
        confirmPassword={field('confirmPassword')}
      />
    </Form>
  )
})
