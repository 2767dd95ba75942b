import { Suspense } from 'react'
import { logInInput } from '../api/auth/log-in.ts'
import { ApiError, type TwoFactorKind } from '../api/problem.ts'
import type { UserRecord } from '../api/users/user-record.ts'
import { personInput } from '../locales/en/input/people.ts'
import { accountWords } from '../locales/en/screens/accounts.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { PasskeyLogIn } from './auth/PasskeyLogIn.tsx'
import {
  clearPendingVerification,
  secondFactorStep,
  startPendingVerification,
} from './auth/pending-verification.ts'
import { clearDraft } from './forms/drafts/drafts.ts'
import { forgetStep, useStoredStep } from './forms/drafts/use-stored-step.ts'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { paths } from './paths.ts'
import { afterLogin, call, startSession } from './session.ts'
import { lazyComponent } from './shell/loading/lazy-component.ts'
import { queueToast } from './shell/toasts.ts'

// Loaded on demand, because few users have a second factor.
const TwoFactorStep = lazyComponent(() => import('./auth/TwoFactorStep.tsx'), 'TwoFactorStep')

interface Step {
  /** Proves to the server that the password was right; null before that. */
  challenge: string | null
  factors: TwoFactorKind[]
}

const first: Step = { challenge: null, factors: [] }

export const LoginForm = withErrorBoundary(function LoginForm() {
  const { step, goTo } = useStoredStep<Step>(secondFactorStep, first)
  const { challenge, factors } = step
  const { field, formProps } = useEndpointForm({
    schema: logInInput,
    texts: personInput,
    fallback: accountWords.loginFailed,
    send: async (entered) => {
      try {
        await completeLogin(await call('POST /auth/login', entered))
      } catch (error) {
        const { challenge, factors = [] } = (error instanceof ApiError && error.body) || {}
        if (!challenge) throw error
        goTo({ challenge, factors })
      }
    },
  })

  if (challenge !== null) {
    return (
      <Suspense fallback={<Spinner label={accountWords.loading} />}>
        <TwoFactorStep
          challenge={challenge}
          factors={factors}
          onEntered={completeLogin}
          onExpired={() => goTo(first)}
        />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-3">
      <Form {...formProps} submit={accountWords.login}>
        <Field
          {...field('email')}
          label={accountWords.eMail}
          type="email"
          autoComplete="username"
        />
        <div className="grid gap-1">
          <PasswordField
            {...field('password')}
            label={accountWords.password}
            autoComplete="current-password"
          />
          <a
            href={paths.forgotPassword}
            className="text-link inline-flex min-h-11 items-center justify-self-end text-sm"
          >
            {accountWords.forgotPassword}
          </a>
        </div>
      </Form>
      <PasskeyLogIn variant="secondary" onEntered={completeLogin} />
    </div>
  )
})

async function completeLogin(login: {
  access_token: string
  user: UserRecord
  message?: string | undefined
}): Promise<void> {
  clearDraft(secondFactorStep)
  forgetStep()
  if (!startSession(login)) {
    throw new ApiError(507, { code: 'INSUFFICIENT_STORAGE', message: accountWords.storageBlocked })
  }
  const { to, info } = afterLogin(login.user, new URLSearchParams(location.search).get('redirect'))
  if (info) {
    startPendingVerification(login.user.email, login.message)
    queueToast('info', login.message ?? info)
  } else clearPendingVerification()
  await navigateAndWait(to)
}
