import { useState } from 'react'
import { forgotPassword } from '../api/forgot-password.ts'
import { Button } from '../ui/Button.tsx'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { call } from './session.ts'
import { showToast } from './toasts.ts'
import { useActForm } from './use-act-form.ts'

export const ForgotPasswordForm = guarded(function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, formProps } = useActForm({
    schema: forgotPassword.input,
    send: async (entered) => {
      await call(forgotPassword, entered)
      setSentTo(entered.email)
      void showToast('success', 'Password reset email sent')
    },
  })

  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" size="lg" wide busy={formProps.busy}>
          Next
        </Button>
      }
    >
      <Field {...field('email')} label="E-mail" type="email" autoComplete="username" />
      {sentTo && (
        <p role="status" className="rounded-md bg-brand-soft px-3.5 py-3 text-sm">
          If <strong>{sentTo}</strong> has an account, a link is on its way. It works once, for 30
          minutes. Nothing there? Look in the spam folder.
        </p>
      )}
    </Form>
  )
})
