import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { email as emailField } from '../api/fields.ts'
import { CallFailed } from '../api/problem.ts'
import { resendCode } from '../api/resend-code.ts'
import { verificationCode, verifyToken } from '../api/verify-token.ts'
import { Button } from '../ui/Button.tsx'
import { CodeField, codeLength } from '../ui/CodeField.tsx'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { awaitCode, useAwaitedEmail, useAwaitedNote, useSecondsToResend } from './awaited-code.ts'
import { leaveFor } from './leave-for.ts'
import { paths } from './paths.ts'
import { $session, call } from './session.ts'
import { showAfterNavigation, showToast } from './toasts.ts'
import { useActForm } from './use-act-form.ts'
import { useHydrated } from './use-hydrated.ts'
import { withRedirect } from './with-redirect.ts'

const schema = z.object({ token: verificationCode, email: z.optional(emailField) })

export const VerifyForm = guarded(function VerifyForm() {
  const known = useKnownEmail()
  const note = useAwaitedNote()
  const { form, field, formProps } = useActForm({
    schema,
    send: async ({ token, email }) => {
      const its = known ?? email
      const { message, resetToken } = await call(verifyToken, { token, email: its })
      if (resetToken) {
        showAfterNavigation('info', message)
        await leaveFor(`${paths.resetPassword}?${new URLSearchParams({ token: resetToken })}`)
        return
      }
      // For the log-in form.
      if (its) awaitCode(its)
      showAfterNavigation('success', 'Account verified successfully. Login to your account')
      await leaveFor(withRedirect(paths.login))
    },
  })
  // After hydration this reads what was typed before it.
  const hydrated = useHydrated()
  const isComplete = form.watch('token')?.length === codeLength

  /** The address that a new code is for; asked for on the form where nothing says it. */
  async function emailToResendTo(): Promise<string | undefined> {
    if (known !== undefined) return known
    if (!(await form.trigger('email', { shouldFocus: true }))) return undefined
    return emailField.safeParse(form.getValues('email')).data
  }

  return (
    <>
      <p className="mt-2 mb-6 text-muted">
        {note ??
          (known ? (
            <>
              We sent a six-digit code to <strong className="text-ink">{known}</strong>. It works
              for 10 minutes.
            </>
          ) : (
            'Enter the six-digit code from our e-mail. It works for 10 minutes.'
          ))}
      </p>
      <Form
        {...formProps}
        submit={
          <Button type="submit" size="lg" wide busy={formProps.busy} disabled={!isComplete}>
            Verify
          </Button>
        }
      >
        {hydrated && known === undefined && (
          <Field
            {...field('email')}
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="The one that you signed up with."
          />
        )}
        <CodeField
          {...field('token')}
          label="Code"
          hint="Nothing there yet? Look in the spam folder too."
          // It is what this page is for, and its one field.
          autoFocus
          onComplete={(input) => input.form?.requestSubmit()}
        />
      </Form>
      <Resend emailToResendTo={emailToResendTo} />
    </>
  )
})

/** Whose code is typed: of a sign-up or log-in in this tab, else of who is signed in; undefined is nobody known. */
function useKnownEmail(): string | undefined {
  const awaited = useAwaitedEmail()
  const session = useStore($session)
  // The server draws it for nobody.
  const hydrated = useHydrated()
  return awaited ?? (hydrated && session.status === 'in' ? session.user.email : undefined)
}

function Resend({ emailToResendTo }: { emailToResendTo: () => Promise<string | undefined> }) {
  const seconds = useSecondsToResend()
  const [busy, setBusy] = useState(false)

  async function resend() {
    const email = await emailToResendTo()
    if (email === undefined) return
    setBusy(true)
    try {
      const { message } = await call(resendCode, { email })
      awaitCode(email, message)
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
