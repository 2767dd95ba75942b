import * as z from 'zod/mini'
import { newPassword } from '../api/fields.ts'
import { resetPassword } from '../api/reset-password.ts'
import { Button } from '../ui/Button.tsx'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { leaveFor } from './leave-for.ts'
import { paths } from './paths.ts'
import { forgetResetToken, resetToken } from './reset-token.ts'
import { call, forgetSession } from './session.ts'
import { showAfterNavigation } from './toasts.ts'
import { useActForm } from './use-act-form.ts'

const schema = z
  .object({ newPassword, confirmPassword: z.string({ error: 'Type the new password again' }) })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
    }),
  )

export const ResetPasswordForm = guarded(function ResetPasswordForm() {
  const { field, formProps } = useActForm({
    schema,
    send: async (entered) => {
      await call(resetPassword, { token: resetToken() ?? '', newPassword: entered.newPassword })
      forgetResetToken()
      // The server has ended every session of the account.
      forgetSession()
      showAfterNavigation(
        'success',
        'Password reset successfully! You can now login with your new password.',
      )
      await leaveFor(paths.login)
    },
  })

  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" size="lg" wide busy={formProps.busy}>
          Reset password
        </Button>
      }
    >
      <PasswordField
        {...field('newPassword')}
        label="New password"
        hint="8 characters or more. A few words together are easy to remember and hard to guess."
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
      />
    </Form>
  )
})
