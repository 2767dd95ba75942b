import { useState } from 'react'
import { CallFailed } from '../api/problem.ts'
import { resendCode } from '../api/resend-code.ts'
import { verifyToken } from '../api/verify-token.ts'
import { Button } from '../ui/Button.tsx'
import { CodeField, codeLength } from '../ui/CodeField.tsx'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Form } from '../ui/Form.tsx'
import {
  awaitCode,
  awaitedEmail,
  stopAwaitingCode,
  useAwaitedEmail,
  useSecondsToResend,
} from './awaited-code.ts'
import { leaveFor } from './leave-for.ts'
import { paths } from './paths.ts'
import { call } from './session.ts'
import { showAfterNavigation, showToast } from './toasts.ts'
import { useActForm } from './use-act-form.ts'
import { useHydrated } from './use-hydrated.ts'
import { withRedirect } from './with-redirect.ts'

export const VerifyForm = guarded(function VerifyForm() {
  const email = useAwaitedEmail()
  const { form, field, formProps } = useActForm({
    schema: verifyToken.input,
    send: async ({ token }) => {
      await call(verifyToken, { token, email: awaitedEmail() })
      stopAwaitingCode()
      showAfterNavigation('success', 'Account verified successfully. Login to your account')
      await leaveFor(withRedirect(paths.login))
    },
  })
  // After hydration this reads what was typed before it.
  useHydrated()
  const isComplete = form.watch('token')?.length === codeLength

  return (
    <>
      <p className="mt-2 mb-6 text-muted">
        We sent a six-digit code to{' '}
        {email ? <strong className="text-ink">{email}</strong> : 'your inbox'}. It works for 10
        minutes.
      </p>
      <Form
        {...formProps}
        submit={
          <Button type="submit" size="lg" wide busy={formProps.busy} disabled={!isComplete}>
            Verify
          </Button>
        }
      >
        <CodeField
          {...field('token')}
          label="Code"
          hint="Nothing there yet? Look in the spam folder too."
          // It is what this page is for, and its one field.
          autoFocus
          onComplete={(input) => input.form?.requestSubmit()}
        />
      </Form>
      <Resend />
    </>
  )
})

function Resend() {
  const seconds = useSecondsToResend()
  const [busy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    try {
      const email = awaitedEmail()
      const { message } = await call(resendCode, { email })
      awaitCode(email ?? '')
      void showToast('info', message)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      void showToast('error', error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="quiet"
      wide
      className="mt-3"
      busy={busy}
      disabled={seconds !== 0}
      onClick={resend}
    >
      {seconds ? `Resend code in ${seconds} s` : 'Resend code'}
    </Button>
  )
}
