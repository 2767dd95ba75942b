import type { MouseEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { loginPath } from '../paths.ts'

interface Props {
  /** The path to return to after login. */
  here: string
  /** Saves the draft before the page unloads. */
  onLogin: () => void
  submit: string
  busy: boolean
}

/**
 * Signed-out visitors get a Login link that returns here; signed-in users get the submit button.
 */
export function LoginOrSubmit({ here, onLogin, submit, busy }: Props) {
  function leave(event: MouseEvent) {
    // A login in a new tab does not find the draft, but this tab keeps the input.
    if (!event.defaultPrevented) onLogin()
  }
  return (
    <>
      <a
        href={loginPath(here)}
        onClick={leave}
        data-needs-script
        className={cx(buttonStyle({ size: 'lg', wide: true }), 'signed-in:hidden')}
      >
        Login
      </a>
      <Button type="submit" size="lg" wide busy={busy} className="signed-out:hidden">
        {submit}
      </Button>
    </>
  )
}
