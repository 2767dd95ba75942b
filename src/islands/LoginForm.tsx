import { logIn } from '../api/log-in.ts'
import { Button } from '../ui/Button.tsx'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { awaitCode } from './awaited-code.ts'
import { leaveFor } from './leave-for.ts'
import { paths } from './paths.ts'
import { afterLogin, call, startSession } from './session.ts'
import { showAfterNavigation } from './toasts.ts'
import { useActForm } from './use-act-form.ts'

export const LoginForm = guarded(function LoginForm() {
  const { field, formProps } = useActForm({
    schema: logIn.input,
    fallback: 'Login failed',
    send: async (entered) => {
      const login = await call(logIn, entered)
      startSession(login)
      const { to, info } = afterLogin(
        login.user,
        new URLSearchParams(location.search).get('redirect'),
      )
      if (info) {
        awaitCode(login.user.email)
        showAfterNavigation('info', info)
      }
      await leaveFor(to)
    },
  })

  return (
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
  )
})
