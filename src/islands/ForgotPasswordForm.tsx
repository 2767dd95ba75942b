import { useState } from 'react'
import { forgotPassword } from '../api/forgot-password.ts'
import { Button } from '../ui/Button.tsx'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { call } from './session.ts'
import { showToast } from './toasts.ts'
import { useActForm } from './use-act-form.ts'

/** Else the answer says when the last link was sent. */
const sentWords = 'Password reset email sent'

export const ForgotPasswordForm = guarded(function ForgotPasswordForm() {
  const [answer, setAnswer] = useState<{ email: string; message: string } | null>(null)
  const { field, formProps } = useActForm({
    schema: forgotPassword.input,
    send: async (entered) => {
      const { message } = await call(forgotPassword, entered)
      setAnswer({ email: entered.email, message })
      void showToast(message === sentWords ? 'success' : 'info', message)
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
      {answer && (
        <p role="status" className="rounded-md bg-brand-soft px-3.5 py-3 text-sm">
          If <strong>{answer.email}</strong> has an account:{' '}
          {answer.message === sentWords
            ? 'a link is on its way. It works once, for 30 minutes or as long as the e-mail says.'
            : answer.message}{' '}
          Nothing there? Look in the spam folder.
        </p>
      )}
    </Form>
  )
})
