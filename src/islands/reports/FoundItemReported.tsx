import { useEffect, useRef } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { loginPath, paths, reportPath } from '../paths.ts'

interface Props {
  email: string
  reportId: string
  /** The code has opened an account without a password, and signed them in. */
  isNew: boolean
}

/** The end of the form: what happens next, and how to come back. */
export function FoundItemReported({ email, reportId, isNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone, and a screen reader would stay silent.
  useEffect(() => heading.current?.focus(), [])
  const report = reportPath(reportId)

  return (
    <div data-find-reported>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-xl outline-none">
        Thank you. Your report is in.
      </h2>
      <h3 className="mt-6 text-base">What happens next</h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5 marker:text-muted">
        <li>Keep it safe. Do not sell it, and do not try to unlock it.</li>
        <li>
          We look for its owner. When somebody reports it missing, we mail you at{' '}
          <strong className="break-words">{email}</strong>.
        </li>
        <li>
          You write to each other on Toju and meet in a public place. Neither of you sees a name, an
          e-mail or a phone number until you both choose to share it.
        </li>
      </ol>
      <h3 className="mt-6 text-base">How to come back</h3>
      <p className="mt-2">
        {isNew
          ? 'You now have an account with this e-mail and are signed in on this device. It has no password yet: choose “Forgot password” on the log-in page whenever you like, and we mail you a link to set one.'
          : 'The report is in the account that this e-mail already has. Log in to see it and to answer the owner.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={isNew ? report : loginPath(report)} className={buttonStyle({ size: 'lg' })}>
          {isNew ? 'See my report' : 'Log in to see it'}
        </a>
        {isNew && (
          <a
            href={paths.forgotPassword}
            className={buttonStyle({ size: 'lg', variant: 'secondary' })}
          >
            Set a password
          </a>
        )}
      </div>
    </div>
  )
}
