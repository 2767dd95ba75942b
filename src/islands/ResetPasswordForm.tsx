import * as z from 'zod/mini'
import { resetPassword } from '../api/auth/reset-password.ts'
import { newPassword } from '../api/fields.ts'
import { authInput } from '../locales/en/input/auth.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { clearResetToken, resetToken } from './auth/reset-token.ts'
import { NewPasswordFields } from './forms/NewPasswordField.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { paths } from './paths.ts'
import { call, clearSession } from './session.ts'
import { queueToast } from './shell/toasts.ts'

const schema = z
  .object({ newPassword, confirmPassword: z.string({ error: 'Type the new password again' }) })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
    }),
  )

export const ResetPasswordForm = withErrorBoundary(function ResetPasswordForm() {
  const { field, formProps } = useEndpointForm({
    schema,
    texts: authInput,
    send: async (entered) => {
      await call(resetPassword, { token: resetToken() ?? '', newPassword: entered.newPassword })
      clearResetToken()
      // The server has ended every session of the account.
      clearSession()
      queueToast(
        'success',
        'Password reset successfully! You can now login with your new password.',
      )
      await navigateAndWait(paths.login)
    },
  })

  return (
    <Form {...formProps} submit="Reset password">
      <NewPasswordFields
        newPassword={field('newPassword')}
        confirmPassword={field('confirmPassword')}
      />
    </Form>
  )
})
