import { useEffect, useRef } from 'react'
import type { FindWords } from '../../locales/find-words.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Rich } from '../../ui/Rich.tsx'
import { loginPath, paths, reportPath } from '../paths.ts'

interface Props {
  email: string
  reportId: string
  /** The code opened an account without a password, and the user is signed in. */
  isNew: boolean
  words: FindWords['find']
}

/** The last step of the form: what happens next, and how to return. */
export function FoundItemReported({ email, reportId, isNew, words }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element is gone, so a screen reader would stay silent.
  useEffect(() => heading.current?.focus(), [])
  const report = reportPath(reportId)

  return (
    <div data-find-reported>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-xl outline-none">
        {words.thanks}
      </h2>
      <h3 className="mt-6 text-base">{words.whatHappensNext}</h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5 marker:text-muted">
        <li>{words.keepItSafe}</li>
        <li>
          <Rich
            text={words.lookingForOwner}
            parts={{ strong: <strong className="break-words">{email}</strong> }}
          />
        </li>
        <li>{words.contactHint}</li>
      </ol>
      <h3 className="mt-6 text-base">{words.howToComeBack}</h3>
      <p className="mt-2">{isNew ? words.newAccountHint : words.existingAccountHint}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={isNew ? report : loginPath(report)} className={buttonStyle({ size: 'lg' })}>
          {isNew ? words.seeMyReport : words.logInToSee}
        </a>
        {isNew && (
          <a
            href={paths.forgotPassword}
            className={buttonStyle({ size: 'lg', variant: 'secondary' })}
          >
            {words.setAPassword}
          </a>
        )}
      </div>
    </div>
  )
}
