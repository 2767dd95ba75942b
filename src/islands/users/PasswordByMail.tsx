import { useState } from 'react'
import { reauthenticateWords } from '../../locales/en/screens/reauthenticate.ts'
import { Email } from '../../ui/Email.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { $session, call, restoreSession } from '../session.ts'

/**
 * Mails the link for a password from inside a form, which keeps what was typed: an account that a
 * report has opened has no password.
 */
export function PasswordByMail({ words = reauthenticateWords }) {
  const [sent, setSent] = useState<{ email: string; withheld: string | null } | null>(null)
  const { busy, press } = useBusyAction(async () => {
    const known = $session.get()
    const session = known.status === 'in' ? known : await restoreSession()
    if (session.status !== 'in') return
    const { email } = session.user
    const { message, retryAfterSeconds } = await call('POST /auth/forgot-password', { email })
    setSent({ email, withheld: retryAfterSeconds === undefined ? null : message })
  })
  const link = (
    <button
      type="button"
      className="text-link"
      aria-disabled={busy}
      onClick={() => !busy && press()}
    >
      {sent ? words.sendAgain : words.getLink}
    </button>
  )

  return (
    <>
      <Rich text={words.noPassword} parts={{ link }} />
      <span role="status" className="block">
        {sent && (
          <span className="mt-2 block rounded-md bg-brand-soft px-3.5 py-3 text-ink">
            {sent.withheld ?? (
              <Rich text={words.linkSent} parts={{ email: <Email address={sent.email} /> }} />
            )}
          </span>
        )}
      </span>
    </>
  )
}
