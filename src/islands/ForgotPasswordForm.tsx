import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { forgotPasswordInput } from '../api/auth/passwords.ts'
import { personInput } from '../locales/en/input/people.ts'
import { accountWords } from '../locales/en/screens/accounts.ts'
import { Button } from '../ui/Button.tsx'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { Rich } from '../ui/Rich.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { $session, call } from './session.ts'
import { showToast } from './shell/toasts.ts'

export const ForgotPasswordForm = withErrorBoundary(function ForgotPasswordForm() {
  const [sent, setSent] = useState<{ email: string; withheld: string | null } | null>(null)
  const { form, field, formProps } = useEndpointForm({
    schema: forgotPasswordInput,
    texts: personInput,
    send: async (entered) => {
      const { message, retryAfterSeconds } = await call('POST /auth/forgot-password', entered)
      const withheld = retryAfterSeconds === undefined ? null : message
      setSent({ email: entered.email, withheld })
      if (withheld === null) void showToast('success', accountWords.resetEmailSent)
      else void showToast('info', withheld)
    },
  })
  const session = useStore($session)
  const own = session.status === 'in' ? session.user.email : ''
  useEffect(() => {
    if (own && !form.getValues('email')) form.setValue('email', own)
  }, [own, form])

  if (!sent) {
    return (
      <Form {...formProps} submit={accountWords.next}>
        <Field
          {...field('email')}
          label={accountWords.eMail}
          type="email"
          autoComplete="username"
        />
      </Form>
    )
  }
  return (
    <div data-begun className="mt-6 grid gap-2">
      <Form
        {...formProps}
        submit={accountWords.sendAgain}
        submitLook={{ size: 'lg', wide: true, variant: 'secondary' }}
      >
        <p role="status" className="rounded-md bg-brand-soft px-3.5 py-3">
          <Rich
            text={accountWords.resentCheckSpam}
            parts={{
              value: sent.withheld ?? (
                <>
                  If <strong>{sent.email}</strong> has an account, a link is on its way. It works
                  once, for as long as the email says.
                </>
              ),
            }}
          />
        </p>
      </Form>
      <Button variant="quiet" wide onClick={() => setSent(null)}>
        {accountWords.anotherEmail}
      </Button>
    </div>
  )
})
