import { type FormEvent, useState } from 'react'
import type { ResultOf } from '../../api/contracts.ts'
import { ApiError } from '../../api/problem.ts'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { showToast } from '../shell/toasts.ts'

interface Props extends ButtonLook {
  /** The challenge of a log-in whose password was correct. */
  challenge?: string
  onEntered: (login: ResultOf<'POST /auth/login'>) => Promise<void>
  onExpired?: () => void
  className?: string
}

/**
 * Logs in with a passkey. It is a form of its own, so that a press before hydration is repeated. In
 * browsers without passkeys its space stays reserved, so that nothing moves.
 */
export function PasskeyLogIn({ challenge, onEntered, onExpired, className, ...look }: Props) {
  const [busy, setBusy] = useState(false)

  async function enter() {
    setBusy(true)
    try {
      const { enterWithPasskey } = await import('./webauthn.ts')
      const login = await enterWithPasskey(challenge)
      if (login) await onEntered(login)
      else {
        const { hostname: host } = location
        void showToast('info', fill(secondFactorWords.passkeyNotUsed, { host }))
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void showToast('error', error.message)
      if (error.body?.code === 'LOG_IN_EXPIRED') onExpired?.()
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void enter()
  }

  return (
    <form
      method="post"
      aria-label={secondFactorWords.passkey}
      onSubmit={submit}
      className={cx('invisible in-data-passkeys:visible', className)}
    >
      <Button {...look} type="submit" size="lg" wide busy={busy}>
        {secondFactorWords.usePasskey}
      </Button>
    </form>
  )
}
