import type { MouseEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { loginPath } from '../paths.ts'

interface Props {
  /** Where log-in leads back to. */
  here: string
  /** Keeps what was typed: the page is about to go. */
  onLogin: () => void
  submit: string
  busy: boolean
}

/** Signed out the button is Login and leads there and back; signed in it sends the form. */
export function LoginOrSubmit({ here, onLogin, submit, busy }: Props) {
  function leave(event: MouseEvent) {
    // In a new tab there is no draft to come back to, but nothing is lost here either.
    if (!event.defaultPrevented) onLogin()
  }
  return (
    <>
      <a
        href={loginPath(here)}
        onClick={leave}
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
