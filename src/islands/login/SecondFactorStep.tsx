import { useState } from 'react'
import * as z from 'zod/mini'
import { logInSecondFactor } from '../../api/log-in-second-factor.ts'
import { CallFailed } from '../../api/problem.ts'
import { secondFactorCode } from '../../api/second-factor-code.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { call } from '../session.ts'
import { useActForm } from '../use-act-form.ts'

const schema = z.object({ code: secondFactorCode })

interface Props {
  challenge: string
  onEntered: (login: z.output<typeof logInSecondFactor.result>) => Promise<void>
  /** It took too long, or too many tries: the password has to be typed again. */
  onExpired: () => void
}

/** The second step of a log-in: a code of the app, or a recovery code. */
export function SecondFactorStep({ challenge, onEntered, onExpired }: Props) {
  const [isRecovering, setIsRecovering] = useState(false)
  const { form, field, formProps } = useActForm({
    schema,
    defaultValues: { code: '' },
    send: async ({ code }) => {
      try {
        await onEntered(await call(logInSecondFactor, { challenge, code }))
      } catch (error) {
        if (error instanceof CallFailed && error.body?.code === 'LOG_IN_EXPIRED') onExpired()
        throw error
      }
    },
  })

  function switchKind() {
    form.reset({ code: '' })
    setIsRecovering(!isRecovering)
  }

  return (
    <Form
      {...formProps}
      submit={
        <div className="grid gap-2">
          <Button type="submit" size="lg" wide busy={formProps.busy}>
            Login
          </Button>
          <Button variant="quiet" onClick={switchKind}>
            {isRecovering ? 'Use my authenticator app' : 'Use a recovery code'}
          </Button>
        </div>
      }
    >
      {isRecovering ? (
        <Field
          {...field('code')}
          key="recovery"
          label="Recovery code"
          hint="One of those you kept when you set up your second factor."
          autoComplete="off"
          autoCapitalize="none"
          autoFocus
          mono
        />
      ) : (
        <CodeField
          {...field('code')}
          key="app"
          label="Code"
          hint="The six digits that your authenticator app shows."
          autoFocus
          onComplete={(input) => input.form?.requestSubmit()}
        />
      )}
    </Form>
  )
}
