import { lazy, Suspense, useState } from 'react'
import { logIn } from '../api/log-in.ts'
import { CallFailed, type SecondFactorKind } from '../api/problem.ts'
import type { UserRecord } from '../api/user-record.ts'
import { Button } from '../ui/Button.tsx'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { awaitCode, stopAwaitingCode } from './awaited-code.ts'
import { leaveFor } from './leave-for.ts'
import { PasskeyLogIn } from './login/PasskeyLogIn.tsx'
import { paths } from './paths.ts'
import { afterLogin, call, startSession } from './session.ts'
import { showAfterNavigation } from './toasts.ts'
import { useActForm } from './use-act-form.ts'

// Few people have one: the others do not wait for its script.
const SecondFactorStep = lazy(async () => ({
  default: (await import('./login/SecondFactorStep.tsx')).SecondFactorStep,
}))

export const LoginForm = guarded(function LoginForm() {
  const [step, setStep] = useState<{ challenge: string; factors: SecondFactorKind[] } | null>(null)
  const { field, formProps } = useActForm({
    schema: logIn.input,
    fallback: 'Login failed',
    send: async (entered) => {
      try {
        await goOn(await call(logIn, entered))
      } catch (error) {
        const { challenge, factors = [] } = (error instanceof CallFailed && error.body) || {}
        if (!challenge) throw error
        setStep({ challenge, factors })
      }
    },
  })

  if (step !== null) {
    return (
      <Suspense fallback={<Spinner label="Loading" />}>
        <SecondFactorStep {...step} onEntered={goOn} onExpired={() => setStep(null)} />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-3">
      <Form
        {...formProps}
        submit={
          <Button type="submit" size="lg" wide busy={formProps.busy}>
            Login
          </Button>
        }
      >
        <Field {...field('email')} label="E-mail" type="email" autoComplete="username" />
        <div className="grid gap-1">
          <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
          <a
            href={paths.forgotPassword}
            className="text-link inline-flex min-h-11 items-center justify-self-end text-sm"
          >
            Forgot Password?
          </a>
        </div>
      </Form>
      <PasskeyLogIn variant="secondary" onEntered={goOn} />
    </div>
  )
})

async function goOn(login: {
  access_token: string
  user: UserRecord
  message?: string | undefined
}): Promise<void> {
  startSession(login)
  const { to, info } = afterLogin(login.user, new URLSearchParams(location.search).get('redirect'))
  if (info) {
    awaitCode(login.user.email, login.message)
    showAfterNavigation('info', login.message ?? info)
  } else stopAwaitingCode()
  await leaveFor(to)
}
