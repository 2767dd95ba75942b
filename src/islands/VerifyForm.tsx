import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { verificationCode } from '../api/auth/sign-up.ts'
import { email as emailField } from '../api/fields.ts'
import { authInput } from '../locales/en/input/auth.ts'
import { personInput } from '../locales/en/input/people.ts'
import { accountWords } from '../locales/en/screens/accounts.ts'
import { Button } from '../ui/Button.tsx'
import { Email } from '../ui/Email.tsx'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { codeLength } from '../ui/forms/CodeField.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { Rich } from '../ui/Rich.tsx'
import { MailedCodeField } from './auth/MailedCodeField.tsx'
import { everyQuarterSecond, NewCodeButton } from './auth/NewCodeButton.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import {
  codeSentAt,
  pendingEmail,
  pendingNote,
  startPendingVerification,
} from './auth/pending-verification.ts'
import { storedToken } from './auth/stored-session.ts'
import { withRedirect } from './auth/with-redirect.ts'
import { signupDraft } from './forms/drafts/draft-names.ts'
import { clearDraft } from './forms/drafts/drafts.ts'
import { useBusyAction } from './forms/use-busy-action.ts'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { useHydrated } from './forms/use-hydrated.ts'
import { paths } from './paths.ts'
import { $session, call } from './session.ts'
import { queueToast, showToast } from './shell/toasts.ts'

const schema = z.object({ token: verificationCode, email: z.optional(emailField) })

export const VerifyForm = withErrorBoundary(function VerifyForm() {
  const known = useKnownEmail()
  const note = usePendingNote()
  const { form, field, formProps } = useEndpointForm({
    schema,
    texts: { ...personInput, ...authInput },
    send: async ({ token, email }) => {
      const accountEmail = known ?? email
      const { message, resetToken } = await call('POST /auth/verify-token', {
        token,
        email: accountEmail,
      })
      clearDraft(signupDraft)
      if (resetToken) {
        queueToast('info', message)
        await navigateAndWait(
          `${paths.resetPassword}?${new URLSearchParams({ token: resetToken })}`,
        )
        return
      }
      // The log-in form prefills this email.
      if (accountEmail) startPendingVerification(accountEmail)
      queueToast('success', accountWords.accountVerified)
      await navigateAndWait(withRedirect(paths.login))
    },
  })
  // Renders again after hydration, to read what was typed before it.
  const hydrated = useHydrated()
  const typed = form.watch('token')

  /** The email for a new code. The form asks for it if it is unknown. */
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
            <Rich
              text={accountWords.codeSent}
              parts={{
                strong: (
                  <strong className="text-ink">
                    <Email address={known} />
                  </strong>
                ),
              }}
            />
          ) : (
            accountWords.codeHint
          ))}
      </p>
      <Form
        {...formProps}
        submit={
          <Button
            type="submit"
            size="lg"
            wide
            busy={formProps.busy}
            disabled={typed?.length !== codeLength}
          >
            {accountWords.verify}
          </Button>
        }
      >
        {hydrated && known === undefined && (
          <Field
            {...field('email')}
            label={accountWords.eMail}
            type="email"
            autoComplete="email"
            hint={accountWords.signUpEmailHint}
            // It is above the code field, which had the focus until hydration.
            autoFocus={!typed && storedToken() === null}
          />
        )}
        <MailedCodeField {...field('token')} />
      </Form>
      <Resend
        emailToResendTo={emailToResendTo}
        onSent={() => {
          form.resetField('token')
          form.setFocus('token')
        }}
      />
    </>
  )
})

/** The email of the sign-up or log-in in this tab, otherwise that of the signed-in user. */
function useKnownEmail(): string | undefined {
  const pending = usePendingEmail()
  const session = useStore($session)
  // The server renders the page without a user.
  const hydrated = useHydrated()
  return pending ?? (hydrated && session.status === 'in' ? session.user.email : undefined)
}

interface ResendProps {
  emailToResendTo: () => Promise<string | undefined>
  onSent: () => void
}

function Resend({ emailToResendTo, onSent }: ResendProps) {
  const { busy, press } = useBusyAction(async () => {
    const email = await emailToResendTo()
    if (email === undefined) return
    const { message, retryAfterSeconds } = await call('POST /auth/resend-code', { email })
    startPendingVerification(email, retryAfterSeconds === undefined ? undefined : message)
    void showToast('info', message)
    onSent()
  })

  return (
    <div className="mt-3">
      <NewCodeButton wait={accountWords.newCodeIn} sentAt={codeSentAt} busy={busy} onClick={press}>
        {accountWords.newCode}
      </NewCodeButton>
    </div>
  )
}

function usePendingEmail(): string | undefined {
  return useSyncExternalStore(everyQuarterSecond, pendingEmail, () => undefined)
}

function usePendingNote(): string | undefined {
  return useSyncExternalStore(everyQuarterSecond, pendingNote, () => undefined)
}
