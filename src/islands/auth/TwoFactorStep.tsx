import { useState } from 'react'
import * as z from 'zod/mini'
import { twoFactorCode } from '../../api/auth/two-factor-code.ts'
import type { ResultOf } from '../../api/contracts.ts'
import { ApiError, type TwoFactorKind } from '../../api/problem.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { secondFactorWords as words } from '../../locales/en/screens/second-factor.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/forms/CodeField.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { MailUs } from '../shell/nav/MailLink.tsx'
import { PasskeyLogIn } from './PasskeyLogIn.tsx'

const schema = z.object({ code: twoFactorCode })

interface Props {
  challenge: string
  /** The user's second factors, without recovery codes. */
  factors: readonly TwoFactorKind[]
  onEntered: (login: ResultOf<'POST /auth/login/second-factor'>) => Promise<void>
  /** Called after a timeout or too many attempts: the user must type the password again. */
  onExpired: () => void
}

/** The second step of a log-in: a passkey, a code of the app, or a recovery code. */
export function TwoFactorStep({ challenge, factors, onEntered, onExpired }: Props) {
  const hasPasskey = factors.includes('passkey') && 'PublicKeyCredential' in window
  const [way, setWay] = useState<'passkey' | 'app' | 'recovery'>(
    hasPasskey ? 'passkey' : factors.includes('app') ? 'app' : 'recovery',
  )
  return (
    <div className="grid gap-2">
      {way === 'passkey' ? (
        <>
          <p className="mb-3 text-sm text-muted">{words.passkeyStep}</p>
          <PasskeyLogIn challenge={challenge} onEntered={onEntered} onExpired={onExpired} />
        </>
      ) : (
        <CodeStep
          // A code of one kind is not valid as another kind.
          key={way}
          kind={way}
          challenge={challenge}
          onEntered={onEntered}
          onExpired={onExpired}
        />
      )}
      {way !== 'passkey' && hasPasskey && (
        <Button variant="quiet" onClick={() => setWay('passkey')}>
          {words.usePasskey}
        </Button>
      )}
      {way !== 'app' && factors.includes('app') && (
        <Button variant="quiet" onClick={() => setWay('app')}>
          {words.useApp}
        </Button>
      )}
      {way !== 'recovery' && (
        <Button variant="quiet" onClick={() => setWay('recovery')}>
          {words.useRecoveryCode}
        </Button>
      )}
    </div>
  )
}

function CodeStep({
  kind,
  challenge,
  onEntered,
  onExpired,
}: Omit<Props, 'factors'> & { kind: 'app' | 'recovery' }) {
  const { field, formProps } = useEndpointForm({
    schema,
    texts: { ...personInput, ...authInput },
    defaultValues: { code: '' },
    send: async ({ code }) => {
      try {
        await onEntered(await call('POST /auth/login/second-factor', { challenge, code }))
      } catch (error) {
        if (error instanceof ApiError && error.body?.code === 'LOG_IN_EXPIRED') onExpired()
        throw error
      }
    },
  })
  return (
    <Form {...formProps} submit={words.login}>
      {kind === 'recovery' ? (
        <>
          <Field
            {...field('code')}
            label={words.recoveryCode}
            hint={words.recoveryCodeHint}
            autoComplete="off"
            autoCapitalize="none"
            autoFocus
            mono
          />
          <MailUs text={words.lostCodesToo} />
        </>
      ) : (
        <CodeField
          {...field('code')}
          label={words.code}
          hint={words.loginCodeHint}
          autoFocus
          submitsForm
        />
      )}
    </Form>
  )
}
